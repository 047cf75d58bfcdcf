import type { Http } from '../http/http.ts';
import { pagesFrom, type PageQuery } from '../http/pagesFrom.ts';
import { worksSchema, type Work } from './work.ts';

/** Where each list begins. */
export const listPaths = {
  scheduled: '/services/scheduled',
  'scheduled-history': '/services/scheduled/history',
  active: '/services/active',
  completed: '/services/completed',
} as const;
export type WorkList = keyof typeof listPaths;

/** Lists of works and appointments, also those of one item (API-27, API-28). What is done with a single one is asked by other pages than the home: `createServicesApi`. */
export function createWorkListsApi(main: Http) {
  return {
    /** The whole list, page after page; `begun` is told what the first page holds when there are more. */
    list: async (list: WorkList, itemId?: string, begun?: (works: Work[]) => void) => {
      const ask = (query: PageQuery) =>
        main.send({ path: listPaths[list], query: { itemId, ...query }, answer: worksSchema });
      const first = await ask({});
      const works = [...first.works];
      if (first.next !== null) begun?.(first.works);
      for await (const page of pagesFrom(first, ask)) works.push(...page.works);
      return { works };
    },
  };
}
