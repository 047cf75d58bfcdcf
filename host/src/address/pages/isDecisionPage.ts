import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { matchPage } from './matchPage.ts';

/** Whether an app path, with or without its query, leads to a page for one decision: a booking or a payment. */
export function isDecisionPage(remotes: readonly ResolvedRemote[], path: string): boolean {
  return matchPage(remotes, path.split('?')[0] ?? '/')?.page.layout === 'decision';
}
