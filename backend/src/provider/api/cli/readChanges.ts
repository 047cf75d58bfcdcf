import type { JsonObject, ProviderClient } from './client.ts';

/** Every change of the set-up that is kept, newest first, page after page (SET-22). */
export async function readChanges(client: ProviderClient): Promise<JsonObject> {
  const changes: unknown[] = [];
  for (let cursor = ''; ;) {
    const page = await client.get(`/changes?limit=1000${cursor}`);
    if (Array.isArray(page['changes'])) changes.push(...page['changes']);
    if (typeof page['next'] !== 'string') return { changes };
    cursor = `&cursor=${page['next']}`;
  }
}
