import type { ProviderImport } from '@portal/api/provider/providerImport';

/** How an import can be ended: one that has run is taken back, one that has not is removed. */
export function endingOf({ state }: ProviderImport): 'undo' | 'remove' | null {
  if (state === 'done' || state === 'failed' || state === 'undo_failed') return 'undo';
  return state === 'uploaded' || state === 'checked' ? 'remove' : null;
}
