import type { SetupApi } from '@portal/api/setup/createSetupApi';
import { REACHED, type DraftMemory } from './createDraftMemory.ts';
import type { FieldPath, Section } from './fieldPath.ts';
import { isSameValue } from './isSameValue.ts';
import { refusedSave } from './refusedSave.ts';

interface Waiting {
  section: Section;
  field: string;
  value: unknown;
}

/** Sends what is to be kept, one value after the other; what could not be sent waits for the next try (SET-06). */
export function createSender(api: Pick<SetupApi, 'save' | 'draft'>, memory: DraftMemory) {
  const { known, read, change, withError } = memory;
  const waiting = new Map<FieldPath, Waiting>();
  /** What was sent without an answer, and may have been kept all the same. */
  const unanswered = new Map<FieldPath, unknown[]>();
  let sending: Promise<void> | null = null;

  /** Nobody else changed anything between two revisions: who has seen a value in the first has seen it in the second. */
  function sawNothingElse(first: number, second: number): void {
    for (const [path, had] of known)
      if (had.revision >= first) known.set(path, { ...had, revision: second });
  }

  /** @returns whether the next one may be sent */
  async function sendOne(path: FieldPath, entry: Waiting): Promise<boolean> {
    const { section, field, value } = entry;
    const revision = known.get(path)?.revision ?? read().revision;
    try {
      const saved = await api.save({ revision, values: { [section]: { [field]: value } } });
      known.set(path, { value, revision: saved.revision });
      unanswered.delete(path);
      if (waiting.get(path) === entry) waiting.delete(path);
      if (saved.values === undefined) sawNothingElse(revision, saved.revision);
      // Where that revision was not read whole, the next one is not either.
      const isRead = saved.values !== undefined || revision <= read().revision;
      const { missing, differs, changed_at: savedAt } = saved;
      const fresh = isRead ? memory.newer(saved) : {};
      change({ ...REACHED, savedAt, missing, differs, errors: withError(path, null), ...fresh });
      return true;
    } catch (error) {
      return refused(path, { ...entry, revision }, error);
    }
  }

  /** @returns whether the next one may be sent */
  async function refused(
    path: FieldPath,
    { section, field, value, revision }: Waiting & { revision: number },
    error: unknown,
  ): Promise<boolean> {
    const answer = refusedSave(error);
    if (answer.kind === 'failure') {
      unanswered.set(path, [...(unanswered.get(path) ?? []), value]);
      change({ failure: answer.failure, tries: read().tries + 1 });
      return false;
    }
    const entry = waiting.get(path);
    // Given up meanwhile, with the whole draft.
    if (entry === undefined) return true;
    const sent = unanswered.get(path) ?? [];
    if (answer.kind === 'conflict' && sent.some((one) => isSameValue(one, answer.theirs))) {
      // Theirs is what was sent from here: it was kept, and its answer lost.
      unanswered.delete(path);
      known.set(path, { value: answer.theirs, revision: answer.revision });
      return true;
    }
    waiting.delete(path);
    if (answer.kind === 'refusal') {
      change({ ...REACHED, errors: withError(path, answer.refusal) });
      return true;
    }
    unanswered.delete(path);
    const { theirs } = answer;
    const others = read().conflicts.filter((one) => one.path !== path);
    const conflict = { path, section, field, mine: entry.value, theirs, revision: answer.revision };
    known.set(path, { value: theirs, revision });
    change({ ...REACHED, conflicts: [...others, conflict] });
    // What else the other one changed is shown at once; where that fails, the next save brings it.
    await api.draft().then(memory.catchUp, () => undefined);
    return true;
  }

  async function sendAll(): Promise<void> {
    change({ saving: 'saving' });
    let mayGoOn = true;
    while (mayGoOn) {
      const next = waiting.entries().next().value;
      if (next === undefined) break;
      mayGoOn = await sendOne(...next);
    }
    sending = null;
    change({ saving: 'idle' });
  }
  const send = () => {
    sending ??= sendAll();
    return sending;
  };

  return {
    /** By the paths of their fields, in the order in which they are sent. */
    waiting,
    /** Sends a value, after those that wait already. */
    put(path: FieldPath, entry: Waiting): Promise<void> {
      waiting.set(path, entry);
      return send();
    },
    /** Tries again what could not be sent, and waits for what is on its way. */
    retry: () => (waiting.size > 0 ? send() : Promise.resolve()),
    /** Gives up what waits. */
    clear() {
      waiting.clear();
      unanswered.clear();
    },
  };
}
