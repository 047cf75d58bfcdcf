import type { ProviderBranding } from '@portal/contract/providerBranding';

/** A title of `remote.json` in the words of the provider. */
export function pageTitle(title: string, provider: ProviderBranding | null): string {
  return title
    .replaceAll('{items}', provider?.itemLabelPlural ?? '')
    .replaceAll('{item}', provider?.itemLabel ?? '');
}
