import type { ProviderBranding } from './providerBranding.ts';

/** `maskable` fills its square and keeps the logo inside of what every mask leaves; `any` has its own corners. */
export type IconPurpose = 'any' | 'maskable';

/** Sides of the icons that are made, in pixels; 180 is what iOS puts on the home screen. */
export const ICON_SIZES = [180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/**
 * Address of a provider's icon as PNG. It names everything that the picture is made of, so that
 * it may be kept for ever.
 */
export function iconAddress(
  { logo, brand }: Pick<ProviderBranding, 'logo' | 'brand'>,
  purpose: IconPurpose,
  size: IconSize,
): string {
  const cut = logo.lastIndexOf('/') + 1;
  const name = logo.slice(cut).replace(/\.svg$/, '');
  return `${logo.slice(0, cut)}icons/${name}-${brand.slice(1).toLowerCase()}-${purpose}-${size}.png`;
}
