import { z } from "zod";

// An archive is a tar file, so that everybody can look into it. In this order:
//   nine-fitness.json       what it is, before anything else
//   files/<version>         uploaded files, under the version that their row names
//   database.json           migrations, tables and sequences as they were in the snapshot
//   tables/<table>/<n>.gz   rows in the text format of COPY
//   manifest.json           sum and size of everything above; an archive without it was cut off
export const headName = "nine-fitness.json";
export const databaseName = "database.json";
export const manifestName = "manifest.json";

/** Raised when an older version of the site could not read what a newer one writes. */
export const archiveFormat = 1;

export const headSchema = z.object({
  kind: z.literal("nine-fitness backup"),
  format: z.int(),
  /** Of the site that wrote it. */
  version: z.string(),
  madeAt: z.string(),
});
export type ArchiveHead = z.infer<typeof headSchema>;

const tableSchema = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1) });
/** A table and those of its columns that are not computed. */
export type ArchivedTable = z.infer<typeof tableSchema>;

export const databaseSchema = z.object({
  postgres: z.string(),
  /** Applied ones; the digest tells whether ours of the same version says the same. */
  migrations: z.array(z.object({ version: z.string(), name: z.string(), digest: z.string() })),
  /** Each after those that it refers to. */
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
});
export type ArchivedDatabase = z.infer<typeof databaseSchema>;

const sumSchema = z.object({ bytes: z.number(), sha256: z.string() });
export const manifestSchema = z.object({
  entries: z.record(z.string(), sumSchema),
  /** Per table how many rows, and the sum of its rows as COPY writes them: what a restored table is compared with. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const fullName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;
