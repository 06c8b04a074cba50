import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestBackend, type TestBackend } from "#tests/fixtures/backend.ts";
import { openTestSite, type TestSite } from "#tests/fixtures/test-site.ts";

// The pages of single events and episodes, as a visitor and as a machine ask for them.
let backend: TestBackend;
let site: TestSite;
beforeAll(async () => {
  backend = await openTestBackend();
  site = await openTestSite(backend);
});
afterAll(() => site.close());

const event = "/events/noche-de-fuerza";
const episode = "/ninecast/entrenar-con-dolor-cuando-parar";

async function read(path: string): Promise<string> {
  const answer = await fetch(site.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

async function whereTo(path: string): Promise<[number, string | null]> {
  const answer = await fetch(site.origin + path, { redirect: "manual" });
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("location")];
}

const contentOf = (html: string, tag: string) => new RegExp(`<meta [^>]*"${tag}" content="([^"]*)"`).exec(html)?.[1];
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
const told = (html: string) => /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";

test.each([
  ["", "/events", event],
  ["", "/ninecast", episode],
  ["/en", "/events", event],
  ["/en", "/ninecast", episode],
])("the list at %s%s leads to the pages of what it lists", async (language, list, page) => {
  expect(linksOf(await read(language + list))).toContain(language + page);
});

const picturesOf = (html: string) =>
  [...html.matchAll(/<img [^>]*src="\/pictures\/([^"]*)"/g)].map(([, it = ""]) => it);

test("premium services, episodes and events of the demo each show a picture of their own", async () => {
  for (const [path, folder, most] of [
    ["/club/acacias", "extras", 3],
    ["/ninecast", "ninecast", 8],
    ["/events", "events", 5],
  ] as const) {
    const own = new Set(
      picturesOf(await read(path)).filter((picture) => picture.includes(`/public-assets/${folder}/`)),
    );
    expect([path, own.size]).toEqual([path, most]);
  }
});

test("an event is told with its day, its place and the ways to keep it", async () => {
  const html = await read(event);
  expect(html).toMatch(/<h1[^>]*>Noche de fuerza<\/h1>/);
  expect(html).toMatch(/(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d{1,2} de [a-z]+ de \d{4}/);
  expect(html).toContain("Acacias, sala de fuerza");
  const calendar = linksOf(html).find((link) => link.startsWith("/events.ics?evento=")) ?? "";
  expect(await read(calendar)).toContain("URL:https://www.ninefitness.test/events/noche-de-fuerza");
  expect(linksOf(html)).toContain("https://socios.ninefitness.example/eventos/noche-de-fuerza");
  for (const kind of ["Event", "BreadcrumbList"]) expect(told(html)).toContain(`"@type":"${kind}"`);
});

test("an event that is over says so, and is not put into a calendar any more", async () => {
  expect(await read(event)).not.toContain("Este evento ya se ha celebrado.");
  await backend.sql`insert into events (title, event_date, description) values ('Verano en la azotea', '3 JUL 2026', 'Fue.')`;
  const html = await read("/events/verano-en-la-azotea");
  expect(html).toContain("Este evento ya se ha celebrado.");
  expect(html).not.toContain("Añadir a mi calendario");
  expect(await read("/en/events/verano-en-la-azotea")).toContain("This event has taken place.");
});

test("an event plays its own film, with what is said in it, in place of its picture", async () => {
  const video_captions = "WEBVTT\n\n00:01.000 --> 00:04.000\n¡Arriba!";
  const details = { title: "Noche filmada", event_date: "3 JUL", image_url: "/images/a.jpg", video_captions };
  const video_url = "/storage/v1/object/public/public-assets/events/noche.mp4";
  await backend.sql`insert into events ${backend.sql({ ...details, video_url })}`;
  site.edit();
  const html = await read("/events/noche-filmada");
  expect(html).toMatch(
    new RegExp(`<video [^>]*src="${video_url}" [^>]*aria-label="Vídeo: Noche filmada"[^>]*controls`),
  );
  expect(html).toContain('<track kind="captions" src="/events/noche-filmada/subtitulos.vtt" srcLang="es"');
  expect(html).not.toContain('<dialog class="dialog episode-player');
  expect(await read("/events/noche-filmada/subtitulos.vtt")).toBe(`${video_captions}\n`);
  expect((await fetch(`${site.origin}${event}/subtitulos.vtt`)).status).toBe(404);
});

test("an event leads to its video at YouTube, whose still is ours", async () => {
  await backend.sql`insert into events (title, event_date, video_url) values ('Noche ajena', '3 JUL', 'https://youtu.be/demo9F0_208')`;
  site.edit();
  const html = await read("/en/events/noche-ajena");
  const link = /<a [^>]*data-title="Noche ajena"[^>]*>/.exec(html)?.[0] ?? "";
  expect(link).toMatch(/href="https:\/\/[^"]+\/embed\/demo9F0_208\?autoplay=1/);
  expect(html).toMatch(/src="\/pictures\/[^"]+\/video\/demo9F0_208"/);
  expect(html).toContain("Play video");
});

test("what has a picture of its own shows and shares it, and what has none the house's", async () => {
  const pool = await read("/events/agua-y-respiracion");
  expect(pool).toContain("public-assets/events/agua-y-respiracion.jpg");
  const pictures = await Promise.all([pool, read("/events/noche-ajena"), read(episode)]);
  expect(pictures.map((picture) => contentOf(picture, "card-picture"))).toEqual([
    "public-assets/events/agua-y-respiracion.jpg",
    "site/images/eventos-invitacion.jpg",
    "public-assets/ninecast/entrenar-con-dolor.jpg",
  ]);
  const cards = pictures.map((picture) => contentOf(picture, "og:image"));
  expect(cards[2]).toContain(`/cards${episode}.jpg`);
  expect(new Set(cards).size).toBe(3);
});

test("an episode plays with its captions on, and what is said in it stands beside it", async () => {
  const html = await read(episode);
  expect(html).toContain("cc_load_policy=1&amp;cc_lang_pref=es");
  expect(html).toContain(`data-transcript="${episode}/transcripcion"`);
  expect(linksOf(html)).toContain(`${episode}/transcripcion`);
  expect(html).toContain("El vídeo tiene subtítulos.");
  expect(html).not.toContain("Pedir la transcripción");
  for (const kind of ["PodcastEpisode", "VideoObject", "BreadcrumbList"])
    expect(told(html)).toContain(`"@type":"${kind}"`);
  expect(linksOf(await read(`${episode}/transcripcion`))).toContain(episode);
});

test("an episode that nobody can follow who does not hear it says where to ask for the words", async () => {
  const html = await read("/en/ninecast/por-que-a-las-siete");
  expect(html).not.toMatch(/cc_load_policy|data-transcript/);
  expect(html).toMatch(/href="\/en\/contact"[^>]*>Ask for the transcript/);
});

test("captions are no words to read: an episode that has them alone is still asked about", async () => {
  const caption = (isThere: boolean) =>
    backend.sql`update ninecast_episodes set has_captions = ${isThere} where slug = 'por-que-a-las-siete'`;
  await caption(true);
  site.edit();
  const html = await read("/ninecast/por-que-a-las-siete");
  await caption(false);
  site.edit();
  expect(html).toContain("El vídeo tiene subtítulos.");
  expect(html).toContain("Pedir la transcripción");
});

test("ids and earlier addresses lead on, in the language and with the query that were asked for", async () => {
  const [{ id = "" } = {}] = await backend.sql<{ id: string }[]>`
    select id from ninecast_episodes where slug = ${episode.slice("/ninecast/".length)}`;
  expect(await whereTo(`/ninecast/${id}`)).toEqual([301, episode]);
  expect(await whereTo(`/en/ninecast/${id}/transcripcion`)).toEqual([301, `/en${episode}/transcripcion`]);
  await backend.sql`update events set title = 'Noche de fuerza máxima' where slug = 'noche-de-fuerza'`;
  site.edit();
  expect(await whereTo("/events/noche-de-fuerza?utm_source=x")).toEqual([
    301,
    "/events/noche-de-fuerza-maxima?utm_source=x",
  ]);
  expect(await whereTo("/en/events/noche-de-fuerza")).toEqual([301, "/en/events/noche-de-fuerza-maxima"]);
  expect(linksOf(await read("/events"))).toContain("/events/noche-de-fuerza-maxima");
});

test.each([
  ["/events/no-hay", "404 - Evento no encontrado"],
  ["/ninecast/no-hay", "404 - Episodio no encontrado"],
  ["/en/events/no-hay", "404 - Event not found"],
  ["/events/00000000-0000-4000-8000-000000000000", "404 - Evento no encontrado"],
  [`/ninecast/${"a".repeat(300)}`, "404 - Episodio no encontrado"],
])("%s is not there, and says so", async (path, title) => {
  const answer = await fetch(site.origin + path);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(html).toContain(`<title>${title} | NINE FITNESS</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test("an event that was taken away is gone from its page too", async () => {
  await read("/events/puertas-abiertas");
  await backend.sql`delete from events where slug = 'puertas-abiertas'`;
  site.edit();
  expect((await whereTo("/events/puertas-abiertas"))[0]).toBe(404);
});

test("an episode's own picture stands for its video's still, for machines too", async () => {
  expect(told(await read(episode))).toContain("/public-assets/ninecast/entrenar-con-dolor.jpg");
  expect(await read("/ninecast/rss.xml")).toContain("/public-assets/ninecast/entrenar-con-dolor.jpg");
  await backend.sql`insert into ninecast_episodes (title, youtube_id) values ('Sin portada', 'demo9F0_301')`;
  const html = await read("/ninecast/sin-portada");
  expect(told(html)).toContain("/video/demo9F0_301");
  expect(picturesOf(html).filter((picture) => picture.includes("demo9F0_301"))).toHaveLength(1);
});
