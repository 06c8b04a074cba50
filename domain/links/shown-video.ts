import { isVideoFile } from "../files/own-file.ts";
import { shownSource } from "./link-safety.ts";
import { youtubeId } from "./youtube-id.ts";

/** A video that a page shows: a file, which it plays itself, or one of YouTube, whose host is asked first at a press. */
export type ShownVideo = { kind: "file"; src: string } | { kind: "youtube"; id: string };

/** What an address leads to; null when that is no video. */
export function shownVideo(address: string | null): ShownVideo | null {
  const src = shownSource(address);
  if (src && isVideoFile(src)) return { kind: "file", src };
  const id = youtubeId(address);
  return id === null ? null : { kind: "youtube", id };
}
