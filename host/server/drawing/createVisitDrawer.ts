import { frontOffice } from '@portal/contract/addressParameters';
import { satisfiesContract } from '@portal/contract/contractVersion';
import { drawnVisitSchema, type VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import { isLitePath } from '@portal/contract/paths';
import type { Session } from '@portal/contract/session';
import type { Context } from 'hono';
import * as v from 'valibot';
import { BASE } from '../../src/address/appPath.ts';
import { DRAWN, DRAWN_PLACES, VISIT } from '../../src/address/drawnPlaces.ts';
import { drawnFrameSchema, LITE_FRAME, type FrameToDraw } from '../../src/address/frameToDraw.ts';
import { liteKeyOf } from '../../src/address/liteKey.ts';
import { matchPage } from '../../src/address/matchPage.ts';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import type { ReadDocument } from '../boot/createDocumentReader.ts';
import { isForEverybody } from '../drawn/createPageDrawer.ts';
import { embeddedStyles, type EmbeddedStyles } from '../drawn/embeddedStyles.ts';
import { mountPlace } from '../drawn/mountPlace.ts';
import { readSheets } from '../drawn/readPublished.ts';
import type { ReadAsset } from '../files/readAsset.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { LITE_CHUNK } from '../html/planPage.ts';
import type { DrawingClient } from './createDrawingClient.ts';
import type { createProgramReader } from './createProgramReader.ts';
import { visitOfAnswers } from './visitOfAnswers.ts';

/** What of a page may be drawn for its visitor, once the answers are there. */
export interface VisitDrawing extends EmbeddedStyles {
  /** The root, filled; null where it was not drawn, or not in time. Never rejects. */
  draw(answers: readonly DocumentAnswer[]): Promise<string | null>;
}

/** Whether and how the page of an address is drawn for its visitor. Never rejects. */
export type PlanVisitDrawing = (
  context: Context,
  read: ReadDocument,
  page: { origin: string; path: string },
) => Promise<VisitDrawing | null>;

/** Nothing that a policy refuses, and no way out of the element. */
const isWelcomeMarkup = (markup: string) => !/<[^>]*\sstyle=|<script/i.test(markup);

/**
 * Has lite pages drawn for whoever opens a link (C-720): by the programs that the release and the host build of this
 * document brought along, where both were published with one.
 */
export function createVisitDrawer(
  client: DrawingClient | null,
  readProgram: ReturnType<typeof createProgramReader>,
  readHost: ReadAsset,
  readAsset: ReadAsset,
): PlanVisitDrawing {
  if (client === null) return async () => null;
  return async (context, read, { origin, path }) => {
    const { document, host } = read;
    const { provider } = document;
    const query = new URL(context.req.url).searchParams;
    const isLink = isLitePath(path) && liteKeyOf(query) !== null;
    if (!isLink || provider === null || !isForEverybody(context, read)) return null;
    const match = matchPage(document.remotes, path);
    if (!match?.page.modes.includes('lite')) return null;
    const { release } = match.remote;
    if (!satisfiesContract(release.contract, host.build.contract)) return null;
    const ofRelease: ReadAsset = (file) => readAsset(`${release.name}/${file}`);
    const [frame, program] = await Promise.all([
      readProgram(readHost, host.build),
      readProgram(ofRelease, release),
    ]);
    const page = match.page.name;
    const isAble =
      frame?.pages.includes(LITE_FRAME) &&
      program?.pages.includes(page) &&
      // The shell lends the React that drew its frame: what another one has drawn it may not take over as it is.
      frame.react === program.react;
    if (!frame || !program || !isAble || !client.isReady([frame, program])) return null;
    const sheets = await Promise.all([
      readSheets(readHost, host.build, [
        ...host.build.styles,
        ...host.build.files
          .map((file) => file.path)
          .filter((file) => LITE_CHUNK.test(file) && file.endsWith('.css')),
      ]),
      readSheets(ofRelease, release, [
        ...release.styles,
        ...(release.views[`page-${page}`]?.styles ?? []),
      ]),
    ]).catch(() => null);
    if (!sheets) return null;

    /** Of the address what its pages read of it: no key. */
    const isOfFrontOffice = frontOffice(query) !== null;
    const search = isOfFrontOffice ? '?fo=1' : '';
    const userAgent = context.req.header('user-agent') ?? '';
    const remotes = document.remotes.map((remote) => ({
      ...remote,
      release: { ...remote.release, files: [] },
      fallback: null,
    }));

    async function draw(answers: readonly DocumentAnswer[]): Promise<string | null> {
      const known = visitOfAnswers(answers, provider?.logo ?? '');
      if (!known || !client || !frame || !program) return null;
      const session: Session = {
        ...{ mode: 'lite', subject: null, termsAccepted: false },
        ...{ lite: known.visit, scheduling: false },
      };
      const visit: VisitToDraw = {
        ...{ federationName: release.federationName, page, params: match?.params ?? {} },
        ...{ path: BASE + path, search, session, provider: known.provider },
        ...{ answers: known.answers, userAgent },
      };
      const around: FrameToDraw = {
        ...{ boot: { ...document, remotes }, path, search },
        ...{ provider: known.provider, visit: known.visit, userAgent },
      };
      const [drawnFrame, drawnPage] = await Promise.all([
        client.draw(frame, around),
        // Whoever is welcomed first sees the page only after it (LITE-17).
        isOfFrontOffice ? client.draw(program, visit) : null,
      ]);
      if (drawnFrame === null || (isOfFrontOffice && drawnPage === null)) return null;
      const { markup } = v.parse(drawnFrameSchema, drawnFrame);
      const { markup: inner, queries } = drawnPage
        ? v.parse(drawnVisitSchema, drawnPage)
        : { markup: '', queries: [] };
      if (!isWelcomeMarkup(markup) || !isWelcomeMarkup(inner))
        throw new Error('It draws what no policy lets stand.');
      const place = mountPlace(release, inner, JSON.stringify(queries));
      const filled = markup.replaceAll(DRAWN_PLACES.page, () => place);
      return `<div id="root" data-${DRAWN}="${escapeHtml(path)}" data-${VISIT}="">${filled}</div>`;
    }

    return {
      ...embeddedStyles(sheets.flat(), origin),
      draw: (answers) =>
        draw(answers).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          console.error(
            `${page} of ${release.name} ${release.version} was drawn in vain. ${reason}`,
          );
          return null;
        }),
    };
  };
}
