import type { ResolvedRemote } from '@portal/contract/bootDocument';
import { createShell } from '../createShell.ts';

export const AUTO_MIRANTE = {
  domain: 'auto-mirante.localhost',
  name: 'Auto Mirante',
  vertical: 'auto',
  brand: '#12356b',
  logo: '/api/main/photos/company/logo.svg',
  itemLabel: 'Viatura',
  itemLabelPlural: 'Viaturas',
  supportsItems: true,
  iconSet: 'AUTO' as const,
};

/**
 * The shell of a page of Auto Mirante in a browser, with these remotes, whose code never comes; or of a provider like
 * it, or (null) of none.
 */
export function aShell(
  remotes: ResolvedRemote[] = [],
  changes: Partial<typeof AUTO_MIRANTE> | null = {},
) {
  const load = () => new Promise<never>(() => undefined);
  const boot = {
    provider: changes && { ...AUTO_MIRANTE, ...changes },
    remotes,
    degraded: false,
    resolvedAt: '2026-07-14T09:00:00Z',
    environment: 'test' as const,
  };
  return createShell(boot, load, { platform: 'WEB', wrapper: null, synced: null });
}
