import { iconAddress } from '@portal/contract/iconAddress';
import type { ProviderBranding } from '@portal/contract/providerBranding';
import { BASE } from '../../src/address/appPath.ts';
import { MANIFEST_PATH } from '../files/sendManifest.ts';
import { escapeHtml } from './escapeHtml.ts';

/** Address of a page at the provider's own domain, for whoever opened it at an alternate one. */
function canonical(provider: ProviderBranding, origin: string, path: string): string {
  const address = new URL(path === '/' ? BASE : BASE + path, origin);
  address.hostname = provider.domain;
  return address.href;
}

/**
 * What ties a page to its provider beside its title: the icons of tab and home screen, the manifest,
 * and the one address by which search engines shall know it (SHL-02).
 * @param path app path below the base.
 */
export function headLinks(
  provider: ProviderBranding | null,
  { origin, path }: { origin: string; path: string },
): string {
  if (!provider) return '<link rel="icon" href="data:,">';
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
  return [
    link('canonical', canonical(provider, origin, path)),
    link('icon', iconAddress(provider, 'any', 192)),
    link('apple-touch-icon', iconAddress(provider, 'maskable', 180)),
    link('manifest', MANIFEST_PATH),
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(provider.name)}">`,
  ].join('\n');
}
