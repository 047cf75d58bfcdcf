import * as v from 'valibot';
import { callProvider } from '../providers/provider.ts';
import type { Domain } from '../domains.ts';

const linkSchema = v.object({ id: v.string(), key: v.string(), address: v.string() });

/** A lite link of a work (`A-…`) or appointment (`S-…`), as the provider sends it. */
export async function liteLinkOf(domain: Domain, id: string) {
  const link = v.parse(linkSchema, await callProvider(domain, 'POST', '/links', { id }));
  const { pathname, search } = new URL(link.address);
  return { id: link.id, key: link.key, path: pathname + search };
}

/** The provider ends a link. */
export async function revokeLiteLink(domain: Domain, linkId: string): Promise<void> {
  await callProvider(domain, 'DELETE', `/links/${linkId}`, {});
}
