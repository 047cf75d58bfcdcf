import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { hostPageOf } from './hostPageOf.ts';
import { isReachable, matchPage } from './matchPage.ts';

/** Whether an app path, with or without its query, leads to a page that is shown without a session. */
export function isVisitorPage(remotes: readonly ResolvedRemote[], path: string): boolean {
  const [appPath = '/'] = path.split('?');
  const page = matchPage(remotes, appPath)?.page ?? hostPageOf(appPath);
  return page !== null && isReachable(page, 'visitor');
}
