import { expect, it, vi } from "vitest";
import { laterStorage } from "./later-storage.ts";

vi.mock("@supabase/storage-js", () => ({
  StorageClient: class {
    from = (bucket: string) => ({ list: async (folder: string) => ({ data: `${bucket}/${folder}` }) });
  },
}));

it("says at once where a file is, and does the rest once the client of files is here", async () => {
  const files = laterStorage("http://localhost/storage/v1", {});
  expect(files.from("media").getPublicUrl("a b/ñ.png").data.publicUrl).toBe(
    "http://localhost/storage/v1/object/public/media/a%20b/%C3%B1.png",
  );
  expect(await files.from("media").list("club")).toEqual({ data: "media/club" });
});
