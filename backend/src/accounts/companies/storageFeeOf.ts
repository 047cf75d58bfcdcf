import { centsToEuros, eurosToCents } from '@portal/domain/money/cents';
import type { StorageFee } from '@portal/domain/work/storageClause';
import type { Company } from './company.ts';

/** The columns of the storage fee: all have a value, or none. */
export type StorageColumns = Pick<Company, 'storageHours' | 'storageCentsPerDay' | 'storageVat'>;

const presets: Readonly<Record<string, StorageFee>> = {
  auto: { hours: 48, euros_per_day: 50, vat: 'included' },
  tech: { hours: 72, euros_per_day: 5, vat: 'plus' },
};

/** What a provider asks for what is not collected; null when it set nothing (LAW-13). */
export function storageFeeOf(columns: StorageColumns): StorageFee | null {
  const { storageHours: hours, storageCentsPerDay: cents, storageVat: vat } = columns;
  if (hours === null || cents === null || vat === null) return null;
  return { hours, euros_per_day: centsToEuros(cents), vat };
}

/** How a storage fee is stored. */
export function storageFeeColumns(fee: StorageFee | null): StorageColumns {
  return {
    storageHours: fee?.hours ?? null,
    storageCentsPerDay: fee === null ? null : eurosToCents(fee.euros_per_day),
    storageVat: fee?.vat ?? null,
  };
}

/** What a new provider of a vertical begins with (D-12). */
export function presetStorageFee(vertical: string): StorageFee | null {
  return presets[vertical.toLowerCase()] ?? null;
}
