import type { Company } from '@portal/api/company/company';
import { formatDistance } from '../../companies/formatDistance.ts';
import { texts } from './texts.ts';

/** Where a provider is, and how far: «Lisboa · a 1,1 km». */
export function companyPlace(
  company: Pick<Company, 'town' | 'distance'> | null,
): string | undefined {
  const parts = [
    company?.town,
    typeof company?.distance === 'number' ? texts.at(formatDistance(company.distance)) : null,
  ];
  return parts.filter(Boolean).join(' · ') || undefined;
}
