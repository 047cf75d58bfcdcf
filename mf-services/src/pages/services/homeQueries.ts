import { worksSchema } from '@portal/api/work/work';
import { listPaths } from '@portal/api/work/workList';
import type { PortalContext } from '@portal/contract/portalContext';
import { portalHttp } from '@portal/remote/useApi';
import { queryKeys } from '../../queries/queryKeys.ts';

const LISTS = ['active', 'scheduled', 'completed', 'scheduled-history'] as const;

/** What the home is drawn from before its code: of a long list the first page, as the home shows it until the rest has come. */
export function homeQueries(portal: PortalContext) {
  const main = portalHttp(portal);
  return LISTS.map((list) => ({
    queryKey: queryKeys.works(list),
    queryFn: async () => (await main.send({ path: listPaths[list], answer: worksSchema })).works,
  }));
}
