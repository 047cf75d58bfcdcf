import { QueryClient } from '@portal/remote/query';

/** What is compared: addresses of files are signed anew every half hour, and lead to the same file (C-115, C-580). */
function contentOf(answer: unknown): string {
  return JSON.stringify(answer)?.replaceAll(/expires=\d+&signature=[\w-]+/g, '') ?? '';
}

/**
 * Whether the server answers something else than the view shows, by asking again for all of that without showing it
 * (LIVE-07). What cannot be asked for counts as news, and so does everything where a view keeps its data elsewhere.
 */
export async function hasNews(shown: QueryClient): Promise<boolean> {
  const asking = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, gcTime: 0 } },
  });
  const queries = shown.getQueryCache().findAll({ type: 'active' });
  if (queries.length === 0) return true;
  const differ = await Promise.all(
    queries.map(async (query) => {
      const { queryKey, options } = query;
      // What was never answered is not shown.
      if (options.queryFn === undefined || query.state.data === undefined) return false;
      try {
        const answer = await asking.fetchQuery({ queryKey, queryFn: options.queryFn });
        return contentOf(answer) !== contentOf(query.state.data);
      } catch {
        return true;
      }
    }),
  );
  return differ.includes(true);
}
