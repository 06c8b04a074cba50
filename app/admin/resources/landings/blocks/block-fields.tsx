import { type ComponentType, lazy, Suspense } from "react";
import type * as z from "zod/mini";
import type { BlockName, blockKinds } from "../../../../content/site/blocks/blocks.ts";
import { ListField } from "../../../fields/list-field.tsx";
import { SelectField } from "../../../fields/select-field.tsx";
import { TextArea } from "../../../fields/text-area.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import type { FormHandle } from "../../../form/form-handle.ts";
import { ChosenField } from "./chosen-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { PicturesField } from "./pictures-field.tsx";
import type { BlockChoices } from "./use-block-choices.ts";

// The editor's weight is for those who write.
const MarkdownField = lazy(async () => ({
  default: (await import("../../../fields/markdown-field.tsx")).MarkdownField<FieldsOf<"text">>,
}));

type FieldsOf<Name extends BlockName> = z.input<(typeof blockKinds)[Name]["form"]["fields"]>;

interface BlockFieldsProps<Name extends BlockName> {
  form: FormHandle<FieldsOf<Name>>;
  choices: BlockChoices;
}

const wide = "La última palabra sale ancha.";
const toForm = "#formulario lleva al formulario de esta página.";

/** What each kind of block asks for. */
export const blockFields: { readonly [Name in BlockName]: ComponentType<BlockFieldsProps<Name>> } = {
  hero: ({ form }) => (
    <>
      <TextField form={form} name="heading" hint={wide} />
      <TextArea form={form} name="text" note="opcional" rows={3} />
      <PictureField form={form} name="image" />
      <TextField form={form} name="button" note="opcional" />
      <TextField form={form} name="buttonLink" kind="link" hint={toForm} />
      <SelectField form={form} name="height" />
    </>
  ),
  text: ({ form }) => (
    <>
      <TextField form={form} name="heading" note="opcional" hint={wide} />
      <Suspense fallback={<TextArea form={form} name="body" rows={8} />}>
        <MarkdownField form={form} name="body" />
      </Suspense>
    </>
  ),
  pictures: ({ form, choices }) => (
    <>
      <TextField form={form} name="heading" note="opcional" hint={wide} />
      <PicturesField form={form} />
      <ClubField form={form} choices={choices} />
    </>
  ),
  buttons: ({ form }) => (
    <>
      <TextField form={form} name="button1" />
      <TextField form={form} name="link1" kind="link" hint={toForm} />
      <TextField form={form} name="button2" note="opcional" />
      <TextField form={form} name="link2" kind="link" />
      <TextField form={form} name="button3" note="opcional" />
      <TextField form={form} name="link3" kind="link" />
    </>
  ),
  questions: ({ form }) => (
    <>
      <TextField form={form} name="heading" note="opcional" hint={wide} />
      <ListField
        form={form}
        name="questions"
        entry="Pregunta"
        add="Añadir pregunta"
        rows={4}
        hint="La pregunta en la primera línea; la respuesta debajo."
      />
    </>
  ),
  video: ({ form }) => (
    <>
      <TextField form={form} name="heading" hint="Lo oye quien no lo ve." />
      <PictureField form={form} name="video" accepts="video" hint="De Medios o de YouTube." />
      <PictureField form={form} name="image" note="opcional" />
    </>
  ),
  rates: ({ form, choices }) => (
    <>
      <ClubField form={form} choices={choices} />
      <TextField form={form} name="heading" note="opcional" hint="Vacío, «Tarifas de» y el club." />
    </>
  ),
  offers: ({ form, choices }) => (
    <>
      <ClubsField
        form={form}
        choices={choices}
        hint="Se ven las tarifas rebajadas hoy; sin ninguna, el bloque no sale."
      />
      <TextField form={form} name="heading" note="opcional" hint={wide} />
    </>
  ),
  clubs: ({ form, choices }) => (
    <>
      <ClubsField form={form} choices={choices} hint="En el orden de los clubs." />
      <TextField form={form} name="heading" note="opcional" hint={wide} />
    </>
  ),
  timetable: ({ form, choices }) => (
    <>
      <ClubField form={form} choices={choices} hint="Un club sin clases no sale." />
      <TextField form={form} name="heading" note="opcional" hint="Vacío, «Horario de» y el club." />
    </>
  ),
  testimonials: ({ form, choices }) => (
    <>
      <TextField form={form} name="heading" note="opcional" hint={wide} />
      <ChosenField
        form={form}
        name="reviews"
        options={choices.reviews?.map(({ id, name, text }) => ({ id, text: `${name}: ${text}` })) ?? null}
      />
    </>
  ),
  form: ({ form, choices }) => (
    <>
      <ClubField
        form={form}
        choices={choices}
        hint="De un club en obras se pide el aviso de apertura; de los demás, un mensaje."
      />
      <TextField form={form} name="heading" note="opcional" hint={wide} />
      <TextArea form={form} name="text" note="opcional" rows={3} />
    </>
  ),
  countdown: ({ form }) => (
    <>
      <TextField form={form} name="until" kind="moment" hint="Hora de Madrid." />
      <TextField form={form} name="heading" note="opcional" hint={wide} />
      <TextField form={form} name="over" note="opcional" hint="Vacío, el bloque desaparece." />
    </>
  ),
};

interface ClubFieldProps<Draft extends object> {
  form: FormHandle<Draft>;
  choices: BlockChoices;
  hint?: string;
}

function ClubField<Draft extends { club: string }>({ form, choices: { clubs }, hint }: ClubFieldProps<Draft>) {
  const none = { value: "", text: "Ninguno" };
  const options = clubs && [none, ...clubs.map(({ id, name }) => ({ value: id, text: name }))];
  const column = { ...form.columns.club, label: form.columns.club?.label ?? "", options: options ?? [] };
  // The columns of a kind do not know which clubs there are.
  const columns = { ...form.columns, club: column } as typeof form.columns;
  const name = "club" as Parameters<typeof SelectField<Draft>>[0]["name"];
  return <SelectField form={{ ...form, columns }} name={name} hint={hint} />;
}

function ClubsField<Draft extends { clubs: string[] }>({ form, choices: { clubs }, hint }: ClubFieldProps<Draft>) {
  const name = "clubs" as Parameters<typeof ChosenField<Draft>>[0]["name"];
  const options = clubs?.map(({ id, name: text }) => ({ id, text })) ?? null;
  return <ChosenField form={form} name={name} options={options} hint={hint} />;
}
