import { satisfiesContract } from '@portal/contract/contractVersion';
import type { VisitToDraw } from '@portal/contract/drawing/visitToDraw';
import { HOST } from '@portal/rollout/host';
import type { Context } from 'hono';
import { BASE } from '../../src/address/appPath.ts';
import { LITE_FRAME, type FrameToDraw } from '../../src/address/drawn/frameToDraw.ts';
import type { DocumentAnswer } from '../../src/early/documentAnswer.ts';
import type { ReadDocument } from '../boot/createDocumentReader.ts';
import { identityOf } from '../boot/identityOf.ts';
import type { EmbeddedStyles } from '../drawn/embeddedStyles.ts';
import type { ReadAsset } from '../files/readAsset.ts';
import type { DrawingClient } from './createDrawingClient.ts';
import type { TellFailedDrawing } from './createDrawingReporter.ts';
import { createFrameDrawer } from './createFrameDrawer.ts';
import type { createProgramReader } from './createProgramReader.ts';
import { createStyleReader } from './createStyleReader.ts';
import { drawRoot } from './drawRoot.ts';
import { visitOfAddress } from './visitOfAddress.ts';
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

/**
 * Has pages drawn for whoever opens a link (C-720), and for customers who are logged in (C-735): by the programs that the
 * release and the host build of this document brought along, where both were published with one.
 * @param tell hears of drawings that failed
 */
export function createVisitDrawer(
  client: DrawingClient | null,
  readProgram: ReturnType<typeof createProgramReader>,
  readHost: ReadAsset,
  readAsset: ReadAsset,
  tell: TellFailedDrawing,
): PlanVisitDrawing {
  if (client === null) return async () => null;
  const drawFrame = createFrameDrawer(client);
  const readStyles = createStyleReader(readHost, readAsset);
  return async (context, read, { origin, path }) => {
    const { document, host } = read;
    const visited = document.provider && visitOfAddress(context, read, path);
    if (!visited) return null;
    const { match, search, mark } = visited;
    const { release } = match.remote;
    if (!satisfiesContract(release.contract, host.build.contract)) return null;
    const ofRelease: ReadAsset = (file) => readAsset(`${release.name}/${file}`);
    const [frame, program] = await Promise.all([
      readProgram(readHost, host.build),
      readProgram(ofRelease, release),
    ]);
    const page = match.page.name;
    const isAble =
      frame?.pages.includes(visited.frame) &&
      program?.pages.includes(page) &&
      // The shell lends the React that drew its frame: what another one has drawn it may not take over as it is.
      frame.react === program.react;
    if (!frame || !program || !isAble || !client.isReady([frame, program])) return null;
    const isLite = visited.frame === LITE_FRAME;
    const styles = await readStyles({ build: host.build, release, page, isLite, origin });
    if (!styles) return null;

    const userAgent = context.req.header('user-agent') ?? '';
    const remotes = document.remotes.map((remote) => ({
      ...remote,
      release: { ...remote.release, files: [] },
      fallback: null,
    }));

    function draw(answers: readonly DocumentAnswer[]): Promise<string | null> {
      const known = visitOfAnswers(answers, document.provider?.logo ?? '', mark !== null);
      if (!known || !client || !frame || !program) return Promise.resolve(null);
      const { session, provider } = known;
      const visit: VisitToDraw = {
        ...{ federationName: release.federationName, page, params: match.params },
        ...{ path: BASE + path, search, session, provider },
        ...{ answers: known.answers, userAgent },
      };
      const around: FrameToDraw = {
        ...{ boot: { ...document, remotes }, path: visited?.framePath ?? path },
        ...{ search: isLite ? search : '', provider, visit: session.lite, userAgent },
      };
      const { name: remote, version } = release;
      return drawRoot(
        { client, drawFrame },
        {
          ...{
            path: isLite ? path : path + search,
            mark,
            release,
            frame: { program: frame, identity: identityOf(document, host.build), input: around },
          },
          // Whoever is welcomed first sees the page only after it (LITE-17).
          page: visited?.isWelcomed ? null : { program, input: visit },
        },
        (of, reason) =>
          tell(context, read, { of: of === 'frame' ? HOST : { remote, version }, reason }),
      );
    }

    return { ...styles, draw };
  };
}
