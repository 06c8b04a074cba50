import { Upload } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { Outlet, useParams, useRevalidator, useSearchParams } from "react-router";
import { sizeInWords } from "#domain/files/size-in-words.ts";
import { mediaTexts } from "#texts/admin/media-texts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { MediaFile } from "../../content/media-file.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { listMedia } from "../../data/media.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useLeaveGuard } from "../form/use-unsaved-text.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { usePermissions } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import { fileWishes } from "../uploads/prepare-file.ts";
import type { Route } from "./+types/media-route.ts";
import { measureMissing } from "./measure-file.ts";
import { readMediaView } from "./media-address.ts";
import { MediaFilters } from "./media-filters.tsx";
import { MediaGrid } from "./media-grid.tsx";
import { MediaUploads } from "./media-uploads.tsx";
import { useMediaUploads } from "./use-media-uploads.ts";

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readPage("media", mediaTexts.loadFailed, async (client) => {
    const [page, clubs, colleagues] = await Promise.all([
      listMedia(client, readMediaView(new URL(request.url).searchParams)),
      listClubNames(client).catch(() => []),
      listColleagues(client).catch(() => []),
    ]);
    return { page, clubs, colleagues };
  });

export interface MediaContext {
  rows: readonly MediaFile[];
  colleagues: readonly Colleague[];
  clubs: readonly ClubName[];
}

const title = "Medios";

/** Every file of the site, and beside them the one that is open. On a phone one after the other. */
export default function MediaRoute({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const uploads = useMediaUploads();
  const may = usePermissions();
  const [isOver, setOver] = useState(false);
  useMeasured(loaderData?.page.rows);
  useLeaveGuard(uploads.isBusy, { staysWithin: "/admin/media", abandon: uploads.forget });
  if (!loaderData) {
    return (
      <>
        <PageHead title={title} />
        <FailedList>Los medios no se han podido cargar.</FailedList>
      </>
    );
  }
  const { page, clubs, colleagues } = loaderData;
  const mayUpload = may("create", "public-assets");
  const drag = (isNow: boolean) => (event: DragEvent) => {
    if (!mayUpload || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isNow);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (mayUpload) uploads.add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of two ways; the button is the other
    <div
      className={id ? "media media--open edge-to-edge" : "media edge-to-edge"}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <div className={id ? "media__main only-wide" : "media__main"}>
        <PageHead
          title={title}
          about={`${page.counts.all.toLocaleString("es-ES")} archivos, ${sizeInWords(page.bytes)}. Cada uno se sube una vez y se usa donde haga falta.`}
        >
          {mayUpload && <UploadButton onFiles={uploads.add} />}
        </PageHead>
        {isOver && (
          <div className="drop-zone drop-zone--over row wraps rounded pad below-16 sunken">
            <Icon of={Upload} size={22} />
            <p className="slim breaks roomy">
              <strong>Suelta aquí para subir</strong>
              <span>{fileWishes["picture or video"].words}. Hasta 20 MB cada uno.</span>
            </p>
          </div>
        )}
        <MediaUploads uploads={uploads} />
        <MediaFilters counts={page.counts} clubs={clubs} search={search} />
        <MediaGrid page={page} search={search} opened={id} />
      </div>
      <Outlet context={{ rows: page.rows, colleagues, clubs } satisfies MediaContext} />
    </div>
  );
}

function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={fileWishes["picture or video"].accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen once more is a choice too.
          event.target.value = "";
        }}
      />
      <Button size="compact" onClick={() => input.current?.click()}>
        <Icon of={Upload} size={18} />
        Subir archivos
      </Button>
    </>
  );
}

/** Files that forms have sent say their size once somebody looks at them. */
function useMeasured(rows: readonly MediaFile[] | undefined): void {
  const { revalidate } = useRevalidator();
  const tried = useRef(new Set<string>());
  // Talks to the server, when the page stands.
  useEffect(() => {
    const fresh = (rows ?? []).filter(({ id }) => !tried.current.has(id));
    for (const { id } of fresh) tried.current.add(id);
    measureMissing(fresh).then(
      (isNews) => (isNews ? revalidate() : undefined),
      () => undefined,
    );
  }, [rows, revalidate]);
}
