import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { isReachable, matchPage } from './matchPage.ts';

/** Whether an app path, with or without its query, leads to a page that is shown without a session. */
export function isVisitorPage(remotes: readonly ResolvedRemote[], path: string): boolean {
  const match = matchPage(remotes, path.split('?')[0] ?? '/');
  return match !== null && isReachable(match.page, 'visitor');
}
