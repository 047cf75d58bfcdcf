import { ApiError } from '@portal/api/http/apiError';
import type { SetupApi } from '@portal/api/setup/createSetupApi';
import { draftConflictSchema, type Draft, type DraftSaved } from '@portal/api/setup/draft';
import { setupValuesSchema, type SetupValues } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import type { DraftState, Refusal } from './draftState.ts';
import { refusalOf } from './refusalOf.ts';
import { takeFresh } from './takeFresh.ts';
import { pathOf, type FieldOf, type FieldPath, type Section } from './fieldPath.ts';

interface Waiting {
  section: Section;
  field: string;
  value: unknown;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What an owner is writing, and how it is kept: a field is saved when it is left, one after the other; what could not be sent
 * stays, and goes with the next one (SET-06).
 */
export function createDraftStore(api: Pick<SetupApi, 'save'>, draft: Draft) {
  let state: DraftState = {
    ...{ values: draft.values, missing: draft.missing, differs: draft.differs },
    ...{ published: draft.published, revision: draft.revision, errors: new Map() },
    ...{ saving: 'idle', savedAt: null, conflict: null },
  };
  /** What the server is known to have, as JSON of each field. */
  const kept = new Map<FieldPath, unknown>();
  const waiting = new Map<FieldPath, Waiting>();
  const listeners = new Set<() => void>();
  let isSending = false;

  const change = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const withError = (path: FieldPath, refusal: Refusal | null) => {
    const errors = new Map(state.errors);
    if (refusal === null) errors.delete(path);
    else errors.set(path, refusal);
    return errors;
  };
  const write = <S extends Section, F extends FieldOf<S>>(
    section: S,
    field: F,
    value: SetupValues[S][F],
  ) => ({ ...state.values, [section]: { ...state.values[section], [field]: value } });

  /** @returns whether the next one may be sent */
  function refused(path: FieldPath, refusedEntry: Waiting, error: unknown): boolean {
    if (!(error instanceof ApiError)) throw error;
    const { section, field, value } = refusedEntry;
    const conflict = v.safeParse(draftConflictSchema, error.payload);
    if (error.status === 409 && conflict.success) {
      const { revision, fields } = conflict.output;
      const theirs = fields[0]?.theirs;
      waiting.delete(path);
      change({ revision, conflict: { path, section, field, mine: value, theirs } });
      return true;
    }
    if (error.status === 422 || error.status === 400) {
      waiting.delete(path);
      change({ errors: withError(path, refusalOf(error)) });
      return true;
    }
    change({ saving: 'failed' });
    return false;
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    change({ saving: 'saving' });
    let mayGoOn = true;
    while (mayGoOn) {
      const next = waiting.entries().next().value;
      if (next === undefined) break;
      const [path, entry] = next;
      const { section, field, value } = entry;
      try {
        const values = { [section]: { [field]: value } };
        const saved = await api.save({ revision: state.revision, values });
        kept.set(path, value);
        if (waiting.get(path) === entry) waiting.delete(path);
        change({
          ...{ revision: saved.revision, savedAt: saved.changed_at, missing: saved.missing },
          ...{ differs: saved.differs, errors: withError(path, null) },
          ...(saved.values && { values: takeFresh(saved.values, state.values, kept) }),
        });
      } catch (error) {
        mayGoOn = refused(path, entry, error);
      }
    }
    isSending = false;
    if (state.saving === 'saving') change({ saving: 'idle' });
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Something is being written; it is kept once the field is left. */
    edit<S extends Section, F extends FieldOf<S>>(section: S, field: F, value: SetupValues[S][F]) {
      const path = pathOf(section, field);
      if (!kept.has(path)) kept.set(path, state.values[section][field]);
      change({ values: write(section, field, value), errors: withError(path, null) });
    },
    /** The field is left: what differs from what is kept, or on its way, is saved. */
    leave<S extends Section>(section: S, field: FieldOf<S>): Promise<void> {
      const path = pathOf(section, field);
      const value = state.values[section][field];
      const before = waiting.has(path) ? waiting.get(path)?.value : kept.get(path);
      if (!kept.has(path) || isSame(before, value)) return Promise.resolve();
      waiting.set(path, { section, field, value });
      return send();
    },
    /** Takes in what the server changed beside a field: a logo from a file. */
    take(saved: DraftSaved) {
      kept.clear();
      change({
        ...{ revision: saved.revision, savedAt: saved.changed_at, missing: saved.missing },
        ...{ differs: saved.differs, values: saved.values ?? state.values },
      });
    },
    /** What the server has now, also of what others changed; what is being written stays in its field. */
    catchUp(fresh: Draft) {
      if (fresh.revision < state.revision) return;
      change({
        ...{ values: takeFresh(fresh.values, state.values, kept), missing: fresh.missing },
        ...{ differs: fresh.differs, published: fresh.published, revision: fresh.revision },
      });
    },
    /** Tries again what could not be sent. */
    retry: () => (waiting.size > 0 ? send() : Promise.resolve()),
    /** Whether something written is not kept. */
    hasUnsaved: () => waiting.size > 0 || state.errors.size > 0 || state.conflict !== null,
    /** Ends a conflict: with one's own value, which is saved over the other's, or with the other's. */
    settle(isMine: boolean): Promise<void> {
      const { conflict, values } = state;
      if (conflict === null) return Promise.resolve();
      const { path, section, field, mine, theirs } = conflict;
      const value = isMine ? mine : theirs;
      const fresh = { ...values, [section]: { ...values[section], [field]: value } };
      change({ conflict: null, values: v.parse(setupValuesSchema, fresh) });
      kept.set(path, theirs);
      if (!isMine) return Promise.resolve();
      waiting.set(path, { section, field, value });
      return send();
    },
    /** The whole draft anew, in the place of what was written: after a version was restored. */
    replace(fresh: Draft) {
      kept.clear();
      waiting.clear();
      change({
        ...{ values: fresh.values, missing: fresh.missing, differs: fresh.differs },
        ...{ published: fresh.published, revision: fresh.revision, errors: new Map() },
        ...{ saving: 'idle', conflict: null },
      });
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
