import type { Http } from '@portal/api/http/http';
import { createServicesApi } from '@portal/api/work/createServicesApi';
import type { StoredEntry, StoredFile } from './storedEntry.ts';

/** Sends one entry, as the page would have done it, by the key that it has had from the beginning. @throws ApiError */
export async function sendEntry(
  main: Http,
  entry: StoredEntry,
  file: StoredFile | undefined,
): Promise<void> {
  const services = createServicesApi(main);
  const { subject, text, seen, key } = entry;
  if (entry.kind === 'message') await services.sendMessage(subject, { message: text }, key);
  else if (entry.kind === 'note') await services.savePrivateNote(subject, { obs: text, seen }, key);
  else if (file !== undefined) {
    const form = new FormData();
    form.append('media', file.file, text);
    if (file.thumbnail) form.append('thumbnail', file.thumbnail, 'thumbnail.jpg');
    await services.upload(subject, form, key);
  }
}
