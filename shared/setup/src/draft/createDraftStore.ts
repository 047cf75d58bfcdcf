import type { SetupApi } from '@portal/api/setup/createSetupApi';
import type { Draft, DraftSaved } from '@portal/api/setup/draft';
import { setupValuesSchema, type SetupValues } from '@portal/api/setup/setupValues';
import * as v from 'valibot';
import { createDraftMemory } from './createDraftMemory.ts';
import { createSender } from './createSender.ts';
import { pathOf, valueAtPath, type FieldOf, type FieldPath, type Section } from './fieldPath.ts';
import type { Refusal } from './draftState.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What an owner is writing, and how it is kept: a field is saved when it is left, one after the other; what could not be sent
 * stays, and goes with the next one. What others changed is shown as soon as it is known, and asked about where one writes
 * oneself (SET-06).
 */
export function createDraftStore(api: Pick<SetupApi, 'save' | 'draft'>, draft: Draft) {
  const memory = createDraftMemory(draft);
  const sender = createSender(api, memory);
  const { read, known, change } = memory;
  /** How each field that was written into is left. */
  const leaves = new Map<FieldPath, () => Promise<void>>();

  /** The field is left: what differs from what is kept, or on its way, is saved. */
  function leave<S extends Section>(section: S, field: FieldOf<S>): Promise<void> {
    const path = pathOf(section, field);
    const value = read().values[section][field];
    const before = (sender.waiting.get(path) ?? known.get(path))?.value;
    if (!known.has(path) || isSame(before, value)) return Promise.resolve();
    return sender.put(path, { section, field, value });
  }
  /** What was refused, or is asked about: nothing of it is sent before somebody said something else. */
  const answered = () => [
    ...read().errors.keys(),
    ...read().conflicts.map((conflict) => conflict.path),
  ];
  /** Fields that hold something else than the server is known to have. */
  const typed = () =>
    [...known].flatMap(([path, { value }]) =>
      isSame(value, valueAtPath(read().values, path)) ? [] : [path],
    );
  return {
    read,
    subscribe: memory.subscribe,
    /** What the server has now, also of what others changed; what is being written stays in its field. */
    catchUp: memory.catchUp,
    retry: sender.retry,
    leave,
    /** Leaves every field that holds what was not sent: a page that is gone from leaves none by itself (C-942). */
    async leaveAll(): Promise<void> {
      const isAnswered = new Set(answered());
      const left = typed().filter((path) => !isAnswered.has(path));
      await Promise.all(left.flatMap((path) => leaves.get(path)?.() ?? []));
    },
    /** What is wrong with what stands in a field, which is no value that could be sent; null once it is one. */
    refuse(path: FieldPath, refusal: Refusal | null) {
      change({ errors: memory.withError(path, refusal) });
    },
    /** Something is being written; it is kept once the field is left. */
    edit<S extends Section, F extends FieldOf<S>>(section: S, field: F, value: SetupValues[S][F]) {
      const path = pathOf(section, field);
      const { values, revision } = read();
      leaves.set(path, () => leave(section, field));
      if (!known.has(path)) known.set(path, { value: values[section][field], revision });
      const errors = memory.withError(path, null);
      change({ values: memory.withValue(section, field, value), errors });
    },
    /** That revision is in force, whether or not the draft can be read after it. */
    published(revision: number) {
      const isAll = revision >= read().revision;
      change({ published: true, ...(isAll && { differs: false }) });
    },
    /** Takes in what the server changed beside a field: a logo from a file. */
    take(saved: DraftSaved) {
      const { missing, differs, changed_at: savedAt } = saved;
      change({ ...memory.newer(saved), missing, differs, savedAt });
    },
    /** What was written and is not kept: it waits, was refused, somebody else wrote another value there, or it was not left. */
    unsaved: (): FieldPath[] => [...new Set([...sender.waiting.keys(), ...answered(), ...typed()])],
    /** Ends the first conflict: with one's own value, which is saved over the other's, or with the other's. */
    settle(isMine: boolean): Promise<void> {
      const [conflict, ...conflicts] = read().conflicts;
      if (conflict === undefined) return Promise.resolve();
      const { path, section, field, mine } = conflict;
      // Theirs may have changed once more, and was read then.
      const theirs = known.has(path) ? known.get(path)?.value : conflict.theirs;
      const values = memory.withValue(section, field, isMine ? mine : theirs);
      change({ conflicts, values: v.parse(setupValuesSchema, values) });
      const newest = Math.max(conflict.revision, read().revision);
      known.set(path, { value: theirs, revision: isMine ? conflict.revision : newest });
      return isMine ? sender.put(path, { section, field, value: mine }) : Promise.resolve();
    },
    /** The whole draft anew, in the place of what was written: after a version was restored. */
    replace(fresh: Draft) {
      sender.clear();
      memory.replace(fresh);
    },
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
