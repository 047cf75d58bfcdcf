import type { StoredFile } from '../fileStore.ts';

/** One page of a bucket's listing (ListObjectsV2); `next` asks for the following one. */
export function readObjectList(xml: string): { objects: StoredFile[]; next: string | undefined } {
  const objects: StoredFile[] = [];
  for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const key = field(entry, 'Key');
    const changed = field(entry, 'LastModified');
    if (key !== undefined && changed !== undefined)
      objects.push({ key, changedAt: new Date(changed) });
  }
  const isCut = field(xml, 'IsTruncated') === 'true';
  return { objects, next: isCut ? field(xml, 'NextContinuationToken') : undefined };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};

function field(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
