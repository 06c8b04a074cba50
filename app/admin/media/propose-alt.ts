import type { StoredFile } from "../../content/media-file.ts";
import { askAi } from "../../data/inbox/ask-ai.ts";
import { mediaAddress } from "../../data/media.ts";
import { pictureUrl } from "../../ui/pictures/picture-url.ts";
import { perform } from "../session/perform.ts";

const prompt =
  "Describe en una frase de 60 a 140 letras lo que se ve en esta imagen, para quien no la ve: sin «imagen de», sin adornos, " +
  "sin nombres de personas. Responde con dos líneas y nada más: la primera en español de España, la segunda la misma en inglés.";

/** What the AI sees in a picture, in both languages; a person reads it before it is kept. Throws why there is none. */
export const proposeAlt = (file: StoredFile): Promise<{ es: string; en: string }> =>
  perform(["read", "media"], async (client) => {
    const small = pictureUrl(mediaAddress(file), 416, "webp")?.replace(".webp/", ".jpeg/");
    if (!small) throw new Error("De un dibujo o una animación no sabe hacerlo.");
    const picture = await dataAddress(await (await fetch(small)).blob());
    const [es = "", en = ""] = (await askAi(client, prompt, undefined, picture))
      .split(/\n+/)
      .map((line) => line.trim());
    return { es, en };
  });

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("La imagen no se ha podido leer."));
    reader.readAsDataURL(blob);
  });
}
