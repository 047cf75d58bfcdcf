import { PROVIDERS } from '../../rollouts/mgmt/page/pageHeader.ts';

/** The address of a provider’s page among the operators’. */
export const providerPath = (domain: string): string =>
  `${PROVIDERS.href}/${encodeURIComponent(domain)}`;
