import { percent } from './describeVersions.ts';
import type { RemarkCount } from './rolloutOverview.ts';

/**
 * `REMOTE-HANDLER on 12 pages (4 % of loads), more than usual`: the same words on the rollout page and in the terminal.
 * @param loads of the release in the same time
 */
export function describeRemark({ code, pages, isUnusual }: RemarkCount, loads: number): string {
  const rate = loads === 0 ? '' : ` (${percent((pages / loads) * 100)} of loads)`;
  return `${code} on ${pages} ${pages === 1 ? 'page' : 'pages'}${rate}${isUnusual ? ', more than usual' : ''}`;
}
