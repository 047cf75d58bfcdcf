import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Shell } from '../createShell.ts';
import { offerPush } from '../push/offerPush.ts';
import { startPrompts } from './startPrompts.ts';

/** Everything that the portal offers by itself: with time, and after what was saved. @returns what takes it back */
export function startOffers(shell: Shell, provider: ProviderSnapshot, begun: number): () => void {
  const endings = [startPrompts(shell, provider, begun), offerPush(shell, provider)];
  return () => {
    for (const end of endings) end();
  };
}
