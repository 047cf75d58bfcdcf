import { integrityOf } from '@portal/storage/integrityOf';
import type { ReadAsset } from '../files/readAsset.ts';

/** The files of a build or of a release, and where browsers find them. */
export interface PublishedFiles {
  base: string;
  files: readonly { path: string; integrity: string }[];
}

/** A sheet as it stands in a document, by its address below the origin. */
export interface EmbeddedSheet {
  path: string;
  css: string;
}

/** Reads a file. @throws when it is missing, or not what was published */
export async function readPublished(
  read: ReadAsset,
  { files }: PublishedFiles,
  path: string,
): Promise<string> {
  const content = await read(path);
  const expected = files.find((file) => file.path === path)?.integrity;
  if (content === undefined) throw new Error(`${path} is missing.`);
  if (integrityOf(content) !== expected) throw new Error(`${path} is not what was published.`);
  return content.toString();
}

/** A sheet as it may stand in a document: what it names beside itself by whole addresses, and nothing to end the element. */
function embeddable(css: string, base: string): string {
  return css
    .replaceAll(
      /url\((["']?)(?![a-z]+:|[/#"'])/gi,
      (_match, quote: string) => `url(${quote}${base}`,
    )
    .replaceAll('</', '<\\/');
}

/** Reads style sheets that are to stand in a document. @throws as `readPublished` */
export function readSheets(
  read: ReadAsset,
  published: PublishedFiles,
  paths: readonly string[],
): Promise<EmbeddedSheet[]> {
  return Promise.all(
    paths.map(async (path) => ({
      path: published.base + path,
      css: embeddable(await readPublished(read, published, path), published.base),
    })),
  );
}
