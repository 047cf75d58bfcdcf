import type { LiteVisit } from '@portal/contract/liteVisit';
import type { LiteLink } from '@portal/api/company/liteLink';

/** What is known of a visit by its link; null without one, or with one that is over. */
export function liteVisitOf(
  link: Pick<LiteLink, 'id' | 'is_client'> | null,
  known: Pick<LiteVisit, 'hasEnded' | 'hasAccount' | 'itemsKey'>,
): LiteVisit {
  return { ...known, subjectId: link?.id ?? null, isClient: link?.is_client ?? false };
}
