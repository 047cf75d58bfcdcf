import { useDraft } from '../draft/useDraft.ts';

/** Names of the experts of the draft, by the provider's own ids. */
export function useExpertNames(): ReadonlyMap<string, string> {
  const { experts } = useDraft().state.values;
  return new Map(
    Object.entries(experts).flatMap(([id, expert]) => (expert === null ? [] : [[id, expert.name]])),
  );
}
