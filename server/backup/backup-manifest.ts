import { z } from 'zod/mini';

/** The form of backup files that this release writes. */
export const BACKUP_FORMAT = 1;

/** Names in a backup file. */
export const BACKUP_NAMES = {
  /** The last entry: what the others are. */
  manifest: 'manifest.json',
  /** The folder of the embedded PostgreSQL. */
  cluster: 'postgres/',
  /** User and password of the embedded PostgreSQL. */
  login: 'login.json',
  /** The key that signs tokens, if the data folder holds it. */
  signingKey: 'jwt-secret',
  /** What pg_dump wrote. */
  dump: 'database.dump',
  /** Stored files, under their keys. */
  media: 'media/',
} as const;

const fileSchema = z.object({
  name: z.string(),
  /** Bytes */
  size: z.number(),
  /** Hexadecimal */
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** Of which database: the embedded one as its files, or another one as pg_dump writes it. */
  database: z.enum(['embedded', 'dump']),
  /** The release that wrote it. */
  version: z.string(),
  /** When it was begun (ISO 8601, UTC). */
  createdAt: z.string(),
  /** Major version of PostgreSQL. */
  postgres: z.string(),
  /** Time of the newest migration, as the journal of migrations has it. */
  schema: z.number(),
  /** All other files, in their order. */
  files: z.array(fileSchema),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupFile = z.infer<typeof fileSchema>;

/** @returns undefined when the text is no manifest of this format */
export function parseManifest(text: string): BackupManifest | undefined {
  try {
    const { success, data } = manifestSchema.safeParse(JSON.parse(text));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The format that a text names, also if this release does not read it. */
export function formatOf(text: string): number | undefined {
  try {
    const { format }: { format?: unknown } = Object(JSON.parse(text));
    return typeof format === 'number' ? format : undefined;
  } catch {
    return undefined;
  }
}
