import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../newId.ts';
import type { MediaStorage } from '../mediaStorage.ts';
import { checkContent } from './checkContent.ts';
import type { ReceivedFile } from './receiveFiles.ts';

/**
 * Puts a PDF that nobody uploaded into the store, byte for byte. What is not taken by `storeMedia` must be dropped.
 * @throws Error for what is no whole PDF
 */
export async function keepPdf(media: MediaStorage, bytes: Buffer): Promise<ReceivedFile> {
  const id = newId();
  const temporaryFile = path.join(media.temporaryFolder, id);
  try {
    await writeFile(temporaryFile, bytes, { flag: 'wx', mode: 0o600 });
    const verdict = await checkContent(temporaryFile, 'pdf');
    if (typeof verdict === 'string') throw new Error('The file of the document is no whole PDF.');
    await media.keep(id, 'original', { file: temporaryFile });
    return {
      id,
      field: 'document',
      name: 'document.pdf',
      kind: 'document',
      type: verdict.type,
      bytes: bytes.length,
      width: null,
      height: null,
      hasThumbnail: false,
      digest: createHash('sha256').update(bytes).digest('base64url'),
      isTaken: false,
    };
  } finally {
    await rm(temporaryFile, { force: true });
  }
}
