import { iconAddress, type IconPurpose, type IconSize } from '@portal/contract/iconAddress';
import type { ProviderBranding } from '@portal/contract/providerBranding';
import type { Context } from 'hono';
import { BASE } from '../../src/address/appPath.ts';
import { CANVAS } from '../html/canvas.ts';
import { texts } from '../texts.ts';

export const MANIFEST_PATH = `${BASE}/manifest.webmanifest`;

const ICONS: readonly [IconPurpose, IconSize][] = [
  ['any', 192],
  ['any', 512],
  ['maskable', 192],
  ['maskable', 512],
];

/** The web app manifest of one provider: what its portal is called and looks like on a home screen (SHL-02). */
function webManifest(provider: ProviderBranding): object {
  return {
    id: BASE,
    name: provider.name,
    short_name: provider.name,
    description: texts.manifestDescription(provider.name),
    lang: 'pt-PT',
    start_url: BASE,
    scope: BASE,
    display: 'standalone',
    theme_color: provider.brand,
    background_color: CANVAS.light,
    icons: ICONS.map(([purpose, size]) => ({
      src: iconAddress(provider, purpose, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

/** Answers with the manifest of the provider of a domain; 404 without provider, 503 while nothing is known. */
export async function sendManifest(
  context: Context,
  boot: Promise<{ provider: ProviderBranding | null }>,
): Promise<Response> {
  try {
    const { provider } = await boot;
    if (!provider) return context.text(texts.notFound, 404);
    return context.json(webManifest(provider), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  } catch {
    return context.text(texts.startingTitle, 503, { 'Cache-Control': 'no-store' });
  }
}
