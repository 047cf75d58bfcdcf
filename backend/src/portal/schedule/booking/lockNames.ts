import type { Occupation } from '../selection.ts';

/** One lock for all bays, one per expert, one per fixed start: whoever chooses among them waits. */
export function lockNames(companyId: string, selection: Occupation): string[] {
  if (selection.fixed !== undefined) return [`class/${selection.fixed.id}`];
  if (selection.experts.length === 0) return [`bays/${companyId}`];
  return selection.experts.map((expert) => `expert/${expert.id}`);
}
