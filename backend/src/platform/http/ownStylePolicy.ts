import { inlineHash } from '@portal/storage/inlineHash';

/** Content security policy of a page that is shown with its own style and nothing else. */
export function ownStylePolicy(style: string): string {
  return `default-src 'none'; style-src ${inlineHash(style)}; frame-ancestors 'none'`;
}
