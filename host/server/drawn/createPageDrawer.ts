import { satisfiesContract } from '@portal/contract/contractVersion';
import type { Context } from 'hono';
import type { ReadDocument } from '../boot/createDocumentReader.ts';
import { pageAt } from '../boot/pageAt.ts';
import { pageTitle } from '../html/pageTitle.ts';
import { readSessionToken } from '../session/sessionCookies.ts';
import type { createDrawingReader } from './createDrawingReader.ts';
import { drawnDocument, type DrawnDocument } from './drawnDocument.ts';
import { mayBeDrawn } from './mayBeDrawn.ts';

/** What of a page is drawn in its document; null where it has a skeleton, as ever. Never rejects. */
export type DrawPage = (
  context: Context,
  read: ReadDocument,
  page: { origin: string; path: string },
) => Promise<DrawnDocument | null>;

/** Draws pages that are the same for every visitor (C-610): they stand alone and are open to visitors. */
export function createPageDrawer(
  isOn: boolean,
  readDrawing: ReturnType<typeof createDrawingReader>,
): DrawPage {
  if (!isOn) return async () => null;
  return async (context, read, { origin, path }) => {
    const { document, host } = read;
    const { provider } = document;
    if (provider === null || !mayBeDrawn(context, read)) return null;
    if (readSessionToken(context) !== null) return null;
    if (new URL(context.req.url).search !== '') return null;
    const match = pageAt(document.remotes, path);
    if (!match || match.page.layout !== 'bare' || !match.page.modes.includes('visitor'))
      return null;
    const { release } = match.remote;
    // What this host does not run it does not take over either.
    if (!satisfiesContract(release.contract, host.build.contract)) return null;
    const drawing = await readDrawing(host.build, release, match.page.name);
    const title = pageTitle(match.page.title, provider);
    return drawing && drawnDocument(drawing, provider, { origin, path, title });
  };
}
