import type { LegalSection } from '@portal/contract/overlays';
import type { StorageFee } from '@portal/domain/work/storageClause';
import { PORTAL_ADDRESSES } from '../../address/portalAddresses.ts';
import { interpretation } from './interpretation.ts';
import type { LegalProvider, LegalText } from './legalText.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { usage } from './usage.ts';

/** The legal texts of a provider's portal, in their three sections (LEG-01, C-100). */
export function legalTexts(
  provider: LegalProvider | null,
  fee: StorageFee | null = null,
): Record<LegalSection, LegalText> {
  return {
    policy: privacyPolicy(provider),
    interpretation: interpretation(PORTAL_ADDRESSES.genericPortal),
    usage: usage(provider, fee),
  };
}
