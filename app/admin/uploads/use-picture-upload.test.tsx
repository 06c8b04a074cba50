// @vitest-environment happy-dom

import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { backendAnswers, isSignedIn } from "#tests/fixtures/panel-dom.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

/** What the library has; `hash` is null of what came from elsewhere and was never compared. */
let library: { path: string; bytes: number; hash: string | null; id: string }[];
let sent: string[];

beforeEach(() => {
  [library, sent] = [[], []];
  isSignedIn();
  // Which tells how much has travelled; here nothing does.
  vi.stubGlobal("XMLHttpRequest", FetchedRequest);
  backendAnswers(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith("/storage/v1/object/public/")) return new Response(gif("a"));
    if (pathname.startsWith("/storage/v1/object/public-assets/")) {
      const path = pathname.slice("/storage/v1/object/public-assets/".length);
      const id = `file-${sent.push(path)}`;
      library.push({ path, bytes: gif("a").size, hash: null, id });
      return Response.json({ Id: id, Key: `public-assets/${path}` });
    }
    if (request.method === "PATCH") {
      const file = library.find(({ id }) => searchParams.get("id") === `eq.${id}`);
      return Response.json(file ? [Object.assign(file, await request.json())] : []);
    }
    return Response.json(library.map((file) => ({ ...row, ...file })));
  });
});

const row = {
  ...{ bucket: "public-assets", name: "a.gif", mime: "image/gif", kind: "picture", width: 1, height: 1 },
  ...{ alt_es: "Una sala", alt_en: "A room", focal_x: null, focal_y: null, club_id: null, created_by: null },
  ...{ created_at: "2026-11-01T08:00:00Z", updated_at: "2026-11-01T08:00:00Z" },
};

const gif = (letter: string) => new File([`GIF89a${letter}`], "Sala.gif", { type: "image/gif" });

it("sends a picture once, however often and however fast it is dropped, and another one as well", async () => {
  const { result } = renderHook(() => usePictureUpload("articles_content", expect.unreachable));
  const answers = await act(() =>
    Promise.all([gif("a"), gif("a"), gif("b")].map((file) => result.current.upload(file))),
  );
  const [first, again, other] = answers.map((answer) => answer?.src);
  expect(first).toMatch(/^\/storage\/v1\/object\/public\/public-assets\/articles_content\/\d+_sala\.gif$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(sent).toHaveLength(2);
});

it("takes the file of the library that came from elsewhere, with what it is said to show", async () => {
  library.push({ path: "medios/sala.gif", bytes: gif("a").size, hash: null, id: "old" });
  const { result } = renderHook(() => usePictureUpload("articles_content", expect.unreachable));
  const answer = await act(() => result.current.upload(gif("a")));
  expect(answer).toMatchObject({
    src: "/storage/v1/object/public/public-assets/medios/sala.gif",
    known: { alt_es: "Una sala", alt_en: "A room" },
  });
  expect(sent).toEqual([]);
});

/** Sends by `fetch`, as far as `progressFetch` asks. */
class FetchedRequest {
  readonly upload = {};
  status = 0;
  response = new Blob();
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  readonly #headers = new Headers();
  #asked = { method: "", url: "" };

  open(method: string, url: string): void {
    this.#asked = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(): string {
    return "application/json";
  }

  async send(body: FormData): Promise<void> {
    const { method, url } = this.#asked;
    const answer = await fetch(url, { method, headers: this.#headers, body });
    this.status = answer.status;
    this.response = await answer.blob();
    this.onload();
  }
}
