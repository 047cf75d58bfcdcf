import { LEGAL_PATHS } from '@portal/contract/paths';
import { Hono } from 'hono';
import type { EdgeEnvironment } from '../environment/readEnvironment.ts';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import { aboutPage } from './aboutPage.ts';
import { createLegalSender } from './createLegalSender.ts';
import { createRatingsReader } from './createRatingsReader.ts';
import { withdrawalRoutes } from './withdrawal/withdrawalRoutes.ts';

/**
 * `/legal/…`: pages of the edge, outside of the portal, for whoever is not logged in, cannot or does not want to run
 * the portal's code (D-11).
 */
export function legalRoutes(
  environment: Pick<EdgeEnvironment, 'backend' | 'mode'>,
  readHostBuild: () => Promise<HostBuild>,
): Hono {
  const send = createLegalSender(environment, readHostBuild);
  const app = new Hono();
  const readRatings = createRatingsReader(environment.backend);
  app.get(LEGAL_PATHS.about, (context) =>
    send(context, async (provider) => aboutPage(provider, await readRatings(context))),
  );
  app.route(LEGAL_PATHS.withdrawal, withdrawalRoutes(environment.backend, send));
  return app;
}
