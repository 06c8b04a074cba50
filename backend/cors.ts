// As a hosted project answers: any page may ask, since the key and the session travel in headers that only a page
// which has them can send. No cookies are involved, so "*" gives nobody's session away.
const exposed = [
  "content-encoding",
  "content-location",
  "content-range",
  "content-type",
  "date",
  "location",
  "preference-applied",
  "range-unit",
  "sb-request-id",
  "x-supabase-api-version",
].join(", ");

/** The answer to a browser that asks whether it may ask (Fetch standard, CORS-preflight). */
export function answerPreflight(request: Request): Response {
  const wanted = request.headers.get("access-control-request-headers");
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "access-control-allow-headers": wanted ?? "authorization, apikey, content-type, x-client-info",
      "access-control-max-age": "3600",
      "x-content-type-options": "nosniff",
      vary: "access-control-request-headers",
    },
  });
}

/** Lets pages of other origins read an answer, and no browser take it for something else than it says. */
export function withCors(response: Response): Response {
  response.headers.set("access-control-allow-origin", "*");
  response.headers.set("access-control-expose-headers", exposed);
  response.headers.set("x-content-type-options", "nosniff");
  return response;
}
