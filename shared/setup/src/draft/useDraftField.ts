import type { SetupValues } from '@portal/api/setup/setupValues';
import type { Offer } from './draftState.ts';
import { pathOf, type FieldOf, type FieldPath, type Section } from './fieldPath.ts';
import { useDraft } from './useDraft.ts';

export interface DraftField<Value> {
  /** Of its control on the page, where links to what is missing lead. */
  id: FieldPath;
  value: Value;
  error: string | null;
  /** What would be taken in the place of what is wrong. */
  offer: Offer | null;
  /** Something is being written. */
  change(value: Value): void;
  /** The field is left: it is kept now. */
  leave(): void;
  /** Chosen rather than written: kept at once. */
  choose(value: Value): void;
}

/** One field of the draft (SET-06). */
export function useDraftField<S extends Section, F extends FieldOf<S>>(
  section: S,
  field: F,
): DraftField<SetupValues[S][F]> {
  const { state, store } = useDraft();
  const change = (value: SetupValues[S][F]) => store.edit(section, field, value);
  const leave = () => void store.leave(section, field);
  return {
    id: pathOf(section, field),
    value: state.values[section][field],
    error: state.errors.get(pathOf(section, field))?.message ?? null,
    offer: state.errors.get(pathOf(section, field))?.offer ?? null,
    change,
    leave,
    choose: (value) => {
      change(value);
      leave();
    },
  };
}
