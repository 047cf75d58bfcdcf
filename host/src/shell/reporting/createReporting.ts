import type { Http } from '@portal/api/http/http';
import type { ResolvedRemote } from '@portal/contract/bootDocument';
import type { Report } from '@portal/contract/report';
import { ticketReleases } from '@portal/rollout/ticketReleases';
import * as v from 'valibot';
import type { TellLoad } from '../../composition/release/tellLoad.ts';
import { createOwnerSearch, type FindOwner } from '../guards/findOwner.ts';
import { createReport } from './createReport.ts';
import { createTelemetry, type TellHost } from './createTelemetry.ts';

/** What the page says of itself: failures, whose they are, and how its releases do. */
export interface Reporting {
  report: Report;
  findOwner: FindOwner;
  tellLoad: TellLoad;
  tellHost: TellHost;
}

/** @param main where what is reported is kept (API-53) */
export function createReporting(
  main: Pick<Http, 'send'>,
  remotes: readonly ResolvedRemote[],
): Reporting {
  const { tellLoad, tellRemark, tellHost } = createTelemetry(ticketReleases(remotes));
  const report = createReport(
    (content) =>
      main.send({ method: 'POST', path: '/log', json: { content }, answer: v.unknown() }),
    tellRemark,
  );
  return { report, findOwner: createOwnerSearch(remotes), tellLoad, tellHost };
}
