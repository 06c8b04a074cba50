import { useEffect, useState } from "react";
import { safeSource } from "../../domain/links/link-safety.ts";

interface FilePreviewProps {
  file: File | undefined;
  address: string;
  ground: "light" | "dark";
}

/** What the picture looks like, from the file that waits or from its address. */
export function FilePreview({ file, address, ground }: FilePreviewProps) {
  const source = useFileAddress(file) ?? safeSource(address);
  const isVideo = file ? file.type.startsWith("video/") : /\.(mp4|webm)([?#]|$)/i.test(address);
  if (!source) return null;
  return (
    <div className={`file-preview file-preview--${ground}`}>
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
