import { useEffect, useState } from "react";
import { safeSource } from "#domain/links/link-safety.ts";
import { shownVideo } from "#domain/links/shown-video.ts";
import { pictureUrl, videoStill } from "../../ui/pictures/picture-url.ts";

interface FilePreviewProps {
  file: File | undefined;
  address: string;
  ground: "light" | "dark";
}

export function FilePreview({ file, address, ground }: FilePreviewProps) {
  const video = shownVideo(address);
  // Our own server fetches the still of a video at another company.
  const still = video?.kind === "youtube" ? pictureUrl(videoStill(video.id), 416, "webp", "16x9") : null;
  const source = useFileAddress(file) ?? still ?? safeSource(address);
  const isVideo = file ? file.type.startsWith("video/") : /\.(mp4|webm)([?#]|$)/i.test(address);
  if (!source) return null;
  return (
    <div className={`file-preview centred boxed pad ${ground === "dark" ? "dark" : ""}`}>
      {isVideo ? <video src={source} muted playsInline controls preload="metadata" /> : <img src={source} alt="" />}
    </div>
  );
}

/** An address for a file in memory; given back to the browser when it is not needed any more. */
export function useFileAddress(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  // Talks to the browser's store of object addresses, which lives until it is told.
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
