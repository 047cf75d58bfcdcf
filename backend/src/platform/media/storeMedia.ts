import type { Backend } from '../backend.ts';
import type { Transaction } from '../database/database.ts';
import type { ReceivedFile } from './receiving/receiveFiles.ts';

/** Writes the row of a received file. The caller writes what refers to it in the same transaction. */
export async function storeMedia(
  { clock }: Pick<Backend, 'clock'>,
  transaction: Transaction,
  companyId: string,
  file: ReceivedFile,
): Promise<{ id: string }> {
  const { id, type, bytes, width, height, hasThumbnail } = file;
  const createdAt = clock.now();
  const row = { id, companyId, type, bytes, width, height, hasThumbnail, createdAt };
  await transaction.insertInto('mediaFiles').values(row).execute();
  file.isTaken = true;
  return { id };
}
