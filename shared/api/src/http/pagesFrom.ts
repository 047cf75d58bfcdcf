/** Entries of every page but the first, which is short so that it comes soon. */
const PAGE_SIZE = 200;

export interface PageQuery {
  cursor?: string;
  limit?: number;
}

/** The pages behind the first one, one call after the other. */
export async function* pagesFrom<Page extends { next: string | null }>(
  first: Page,
  ask: (query: Required<PageQuery>) => Promise<Page>,
): AsyncGenerator<Page> {
  let { next } = first;
  while (next !== null) {
    const page = await ask({ cursor: next, limit: PAGE_SIZE });
    yield page;
    // A cursor that leads nowhere new would be asked for without end.
    next = page.next === next ? null : page.next;
  }
}
