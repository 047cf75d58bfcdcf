import type { Draft, DraftSaved } from '@portal/api/setup/draft';
import type { SetupValues } from '@portal/api/setup/setupValues';
import { LISBON_ZONE } from '@portal/domain/time/zonedClock';
import type { DraftState, Refusal } from './draftState.ts';
import type { FieldPath, Section } from './fieldPath.ts';
import type { Known } from './known.ts';
import { takeFresh } from './takeFresh.ts';

/** Nothing keeps what is written from being kept. */
export const REACHED = { failure: null, tries: 0 } as const;

const whole = ({ values, missing, differs, published, revision, ...draft }: Draft) => ({
  ...{ values, missing, differs, published, revision, ...REACHED },
  ...{ zone: draft.time_zone ?? LISBON_ZONE, expertIds: draft.expert_ids ?? [] },
  ...{ errors: new Map<FieldPath, Refusal>(), saving: 'idle' as const, conflicts: [] },
});

/** The draft as the page shows it, and what the server is known to have of it. */
export function createDraftMemory(draft: Draft) {
  let state: DraftState = { ...whole(draft), savedAt: null };
  const known: Known = new Map();
  const listeners = new Set<() => void>();

  const change = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  /** What was read or kept, unless something newer was read meanwhile. */
  const newer = ({ revision, values }: Pick<DraftSaved, 'revision' | 'values'>) =>
    revision < state.revision
      ? {}
      : { revision, ...(values && { values: takeFresh(values, state.values, known) }) };

  return {
    known,
    change,
    newer,
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    withValue(section: Section, field: string, value: unknown): SetupValues {
      const fields = { ...state.values[section], [field]: value };
      return { ...state.values, [section]: fields };
    },
    withError(path: FieldPath, refusal: Refusal | null): DraftState['errors'] {
      const errors = new Map(state.errors);
      if (refusal === null) errors.delete(path);
      else errors.set(path, refusal);
      return errors;
    },
    catchUp(fresh: Draft): void {
      if (fresh.revision < state.revision) return;
      const { missing, differs, published, expert_ids: expertIds = state.expertIds } = fresh;
      change({ ...newer(fresh), missing, differs, published, expertIds });
    },
    replace(fresh: Draft): void {
      known.clear();
      change(whole(fresh));
    },
  };
}
export type DraftMemory = ReturnType<typeof createDraftMemory>;
