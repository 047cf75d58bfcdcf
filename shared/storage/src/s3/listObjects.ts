import type { StoredFile } from '../fileStore.ts';
import { readObjectList } from './readObjectList.ts';
import type { S3Client } from './s3Client.ts';

/**
 * The objects whose names begin so, a thousand for each question.
 * @param begin names are relative to the client's folder
 * @param refuse what is thrown when the store answers with something else than a list
 */
export async function* listObjects(
  { exchange, listing, prefix }: S3Client,
  begin: string,
  refuse: (status: number) => Error,
): AsyncGenerator<StoredFile> {
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + begin });
    if (next !== undefined) query.set('continuation-token', next);
    const { status, content } = await exchange('GET', listing(query));
    if (status !== 200) throw refuse(status);
    const page = readObjectList(content.toString());
    for (const { key, changedAt } of page.objects)
      yield { key: key.slice(prefix.length), changedAt };
    next = page.next;
  } while (next !== undefined);
}
