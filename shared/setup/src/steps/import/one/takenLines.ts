import type { ProviderImport } from '@portal/api/provider/providerImport';

/** Lines that a run takes, or took. */
export function takenLines({ counts: { novo, altera, igual } }: ProviderImport): number {
  return novo + altera + igual;
}
