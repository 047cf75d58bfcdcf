import type { FullConfiguration } from '@portal/api/company/fullConfiguration';
import { LEGAL_PATHS } from '@portal/contract/paths';
import { Hono, type Context } from 'hono';
import { appPath, BASE } from '../../src/address/appPath.ts';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { sendHtml } from '../html/sendHtml.ts';
import { startingPage } from '../html/startingPage.ts';
import { publicHost, publicProtocol } from '../publicHost.ts';
import { NOTHING_RUNS } from '../securityHeaders.ts';
import { isFramedBySimulator } from '../simulator/mountWrapperSimulator.ts';
import { texts } from '../texts.ts';
import { aboutPage } from './aboutPage.ts';
import { createConfigurationReader } from './createConfigurationReader.ts';
import { legalPage, type LegalContent } from './legalPage.ts';

/** The page of the portal from which somebody came, or its start. */
function backFrom(context: Context, origin: string): string {
  const referrer = context.req.header('referer') ?? '';
  const address = URL.canParse(referrer) ? new URL(referrer) : null;
  if (address?.origin !== origin || appPath(address.pathname) === null) return BASE;
  return address.pathname + address.search;
}

/**
 * `/legal/…`: pages of the edge, outside of the portal, for whoever is not logged in, cannot or does not want to run
 * the portal's code (D-11).
 */
export function legalRoutes(
  { backend, mode }: Pick<EdgeEnvironment, 'backend' | 'mode'>,
  readHostBuild: () => Promise<HostBuild>,
): Hono {
  const readConfiguration = createConfigurationReader(backend);
  const app = new Hono();

  async function send(
    context: Context,
    draw: (provider: FullConfiguration) => LegalContent,
  ): Promise<Response> {
    const origin = `${publicProtocol(context)}://${publicHost(context)}`;
    context.header('Cache-Control', 'private, no-cache');
    try {
      const provider = await readConfiguration(context);
      if (provider === null) return context.text(texts.notFound, 404);
      const frame = {
        provider,
        host: await readHostBuild(),
        origin,
        back: backFrom(context, origin),
      };
      const { html, policy } = legalPage(frame, draw(provider));
      const isSimulated = mode !== 'production' && isFramedBySimulator(context);
      if (isSimulated) context.header('X-Frame-Options', 'SAMEORIGIN');
      const ancestors = isSimulated ? `frame-ancestors 'self'` : `frame-ancestors 'none'`;
      context.header('Content-Security-Policy', `${policy}; ${ancestors}`);
      return await sendHtml(context, html);
    } catch (error) {
      console.error(
        'A legal page could not be made:',
        error instanceof Error ? error.message : error,
      );
      context.status(503);
      context.header('Retry-After', '3');
      context.header('Cache-Control', 'no-store');
      context.header('Content-Security-Policy', NOTHING_RUNS);
      return sendHtml(context, startingPage());
    }
  }

  app.get(LEGAL_PATHS.about, (context) => send(context, aboutPage));
  return app;
}
