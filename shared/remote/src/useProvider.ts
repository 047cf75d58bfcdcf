import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { usePortal } from './usePortal.ts';

/** The provider whose portal this is: labels, modules, payment methods, contacts. */
export function useProvider(): ProviderSnapshot {
  return usePortal().provider;
}
