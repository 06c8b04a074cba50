import { clubSegment } from "#domain/clubs/club-link.ts";
import { clubWords } from "#domain/pages/page-words.ts";
import { type Club, type ClubDraft, clubs as entity } from "../../../content/clubs/club.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { FoldedGroup } from "../../fields/folded-group.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { linkingByName, newClubId, statusBySwitch, usualStatuses } from "./club-form-input.ts";

interface ClubFieldsProps {
  form: FormHandle<ClubDraft>;
  clubs: readonly Club[];
  /** The stored club's; null for a new one. */
  ownId: string | null;
}

export function ClubFields({ form, clubs, ownId }: ClubFieldsProps) {
  return (
    <>
      <Identity form={form} clubs={clubs} ownId={ownId} />
      <Hours form={form} />
      <Page form={form} />
      <FoldedGroup form={form} title="Servicios" names={["included_services", "additional_services"]}>
        <FieldRow>
          <TextArea form={form} name="included_services" note="uno por línea" rows={6} />
          <TextArea form={form} name="additional_services" note="uno por línea" rows={6} />
        </FieldRow>
      </FoldedGroup>
      <Place form={form} />
      <Listing form={form} />
      <Search form={form} ownId={ownId} />
    </>
  );
}

function Search({ form, ownId }: Pick<ClubFieldsProps, "form" | "ownId">) {
  const { link, hero_image, image } = form.draft;
  const path = `/club/${clubSegment(link) ?? ownId ?? "…"}`;
  return (
    <SearchGroup words={clubWords(entity.preview(form.draft))} path={path} picture={hero_image || image}>
      <TextField form={form} name="seo_title" note="opcional" hint="Vacío, el nombre del club." />
      <TextArea form={form} name="seo_description" note="opcional" rows={2} hint="Vacío, la descripción del club." />
    </SearchGroup>
  );
}

function Identity({ form, clubs, ownId }: ClubFieldsProps) {
  return (
    <FieldGroup title="Club">
      <FieldRow>
        <TextField form={linkingByName(form, clubs)} name="name" hint={addressOf(form.draft, clubs, ownId)} />
        <TextField
          form={form}
          name="link"
          kind="link"
          placeholder="acacias, valdebebas"
          hint="Se hace con el nombre. Vacío, la ficha dice que abrirá pronto y no lleva a su página."
        />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="address" note="opcional" />
        <TextField form={form} name="status" suggestions={Object.values(usualStatuses)} />
      </FieldRow>
      <SwitchField
        form={statusBySwitch(form)}
        name="is_under_construction"
        hint="Se anuncia como próxima apertura; según su enlace, su ficha todavía no se abre."
      />
      {form.draft.is_under_construction && (
        <TextField form={form} name="opens" note="opcional" placeholder="Abre en primavera de 2027" />
      )}
      <FileField form={form} name="image" note="opcional" folder="clubs" />
      <TextField form={form} name="alt" note="opcional" hint="Describe la imagen para quien no la ve." />
    </FieldGroup>
  );
}

/** Where its page is: under its link, if that is a page of a club; under its id else, which never changes. */
function addressOf({ name, link }: ClubDraft, clubs: readonly Club[], ownId: string | null): string {
  const shown = clubSegment(link) ?? ownId ?? newClubId(name, clubs);
  if (!shown) return "Con el nombre se hace el enlace a su página.";
  return ownId ? `Su página es /club/${shown}. No cambia con el nombre.` : `Su página será /club/${shown}.`;
}

function Page({ form }: { form: FormHandle<ClubDraft> }) {
  const names = ["subtitle", "brand_line", "description", "hero_image", "timetable_url"] as const;
  return (
    <FoldedGroup form={form} title="Página del club" names={names}>
      <FieldRow>
        <TextField form={form} name="subtitle" note="opcional" hint="Bajo el nombre, en la portada." />
        <TextField form={form} name="brand_line" hint="Sobre el nombre, como «NINE FITNESS + spAce»." />
      </FieldRow>
      <TextArea form={form} name="description" note="opcional" rows={4} />
      <FileField
        form={form}
        name="hero_image"
        note="opcional"
        folder="clubs"
        hint="Apaisada, para lo alto de su página. Sin ella se usa la de la ficha."
      />
      <TextField
        form={form}
        name="timetable_url"
        note="opcional"
        kind="link"
        placeholder="https://"
        hint="Sin ella se usa la común a todos los clubs y, si tampoco la hay, las clases de la sección Horario."
      />
    </FoldedGroup>
  );
}

function Hours({ form }: { form: FormHandle<ClubDraft> }) {
  return (
    <FieldGroup title="Horario de apertura">
      <FieldRow columns={3}>
        <TextField form={form} name="hours_weekdays" placeholder="7:00-22:30" />
        <TextField form={form} name="hours_saturday" placeholder="9:00-21:00" />
        <TextField form={form} name="hours_sunday" placeholder="9:00-15:00" />
      </FieldRow>
      <p className="field__hint">
        Como 7:00-22:30. Varias franjas se separan con comas; lo que acaba de madrugada, 18:00-2:00; «Cerrado» si no
        abre; vacío si aún no se sabe. Si un día cambia: L-J 7:00-23:00; V 7:00-22:00, o D 10:00-15:00; F Cerrado para
        festivos. Los festivos y cierres de un día concreto se ponen en Empresa.
      </p>
    </FieldGroup>
  );
}

/** For the finder of /clubs, the way there and whoever writes. */
function Place({ form }: { form: FormHandle<ClubDraft> }) {
  const names = ["email", "postcode", "district", "latitude", "longitude", "transport"] as const;
  return (
    <FoldedGroup form={form} title="Contacto y cómo llegar" names={names}>
      <TextField
        form={form}
        name="email"
        note="opcional"
        kind="email"
        hint="Se ve en su página. Aquí llegan los avisos de lo que se pide para este club; vacío, al de la empresa."
      />
      <FieldRow>
        <TextField form={form} name="postcode" note="opcional" placeholder="28005" />
        <TextField form={form} name="district" note="opcional" placeholder="Arganzuela" />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="latitude" note="opcional" placeholder="40,4018" />
        <TextField form={form} name="longitude" note="opcional" placeholder="-3,7065" />
      </FieldRow>
      <p className="field__hint">
        Con latitud y longitud el club sale en el mapa y se ordena por cercanía. En una app de mapas, mantén pulsada la
        puerta del club y cópialas.
      </p>
      <TextArea form={form} name="transport" note="una línea por cada forma: metro, bus, coche" rows={4} />
    </FoldedGroup>
  );
}

function Listing({ form }: { form: FormHandle<ClubDraft> }) {
  return (
    <FoldedGroup form={form} title="Ficha en las listas" names={["tag", "display_order", "is_internal"]}>
      <FieldRow>
        <TextField form={form} name="tag" note="opcional" hint="La insignia dorada, como «Nuevo»." />
        <TextField form={form} name="display_order" kind="whole" hint="1 es el primero; vacío, el último." />
      </FieldRow>
      <SwitchField
        form={form}
        name="is_internal"
        whenTrue="El enlace es una página de esta web"
        whenFalse="El enlace se abre en otra pestaña"
      />
    </FoldedGroup>
  );
}
