import type { ProviderBranding } from '@portal/contract/providerBranding';

/** A title of `remote.json` with the provider's word for items. */
export function manifestTitle(
  title: string,
  provider: Pick<ProviderBranding, 'itemLabel' | 'itemLabelPlural'>,
): string {
  return title
    .replaceAll('{items}', provider.itemLabelPlural)
    .replaceAll('{item}', provider.itemLabel);
}
