import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What a backup says about itself. It is written last: a folder without it is no backup. */
export const manifestSchema = v.object({
  format: v.literal(1),
  made_at: v.string(),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: v.number() })),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
  media: v.array(v.string()),
});
export type BackupManifest = v.InferOutput<typeof manifestSchema>;

export const manifestName = 'manifest.json';

/** @throws Error when the folder holds no whole backup */
export function readManifest(folder: string): BackupManifest {
  try {
    return v.parse(
      manifestSchema,
      JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')),
    );
  } catch (error) {
    throw new Error(`${folder} holds no whole backup.`, { cause: error });
  }
}
