import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import type { Shell } from '../createShell.ts';
import { offerAfterSaving } from '../push/offerAfterSaving.ts';
import { startPrompts } from './startPrompts.ts';

/**
 * Whatever the portal offers by itself: the timed prompts (SHL-62), and notices once something was saved (REM-14).
 * @param begun when the pauses of the prompts began, in milliseconds of the page
 * @returns what takes it back
 */
export function startOffers(shell: Shell, provider: ProviderSnapshot, begun: number): () => void {
  const stops = [startPrompts(shell, provider, begun), offerAfterSaving(shell, provider.pushKey)];
  return () => stops.forEach((stop) => stop());
}
