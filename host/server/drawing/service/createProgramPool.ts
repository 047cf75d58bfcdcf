import { LRUCache } from 'lru-cache';
import { startProgram, type RunningProgram } from './startProgram.ts';

/** So many programs run at once: the least recently used one ends for another. */
const MOST = 8;
/** After so many failures one after another a program is left alone, for this long in milliseconds. */
const FAILURES = 3;
const REST_MS = 10 * 60_000;
/** How long the first drawing of a process may take, for which nobody waits, in milliseconds. */
const FIRST_MS = 10_000;
/** A drawing that takes longer is taken for one that never ends, in milliseconds: one that is only late goes on. */
const HANG_MS = 1000;
/** Who waits longer than that hears of it: it is ended so much before they give up, in milliseconds. */
const BEFORE_MS = 200;
/** What is said of a failure, in characters. */
const LONGEST_REASON = 300;

/** Why nothing was drawn: `failed` and `resting` are of the program, the others of the moment; one that is late draws on. */
export type Refusal = 'unknown' | 'starting' | 'busy' | 'late' | 'resting' | 'failed';
/** `drawn` is JSON that nobody has read yet. */
export type Answer = { drawn: string } | { refused: Refusal; reason?: string };

interface Entry {
  code: string;
  running: RunningProgram | null;
  /** Its process has drawn once. What is drawn first takes longer than anybody may wait, because nothing is compiled yet. */
  isWarm: boolean;
  isDrawing: boolean;
  failures: number;
  restsUntil: number;
  /** What its last failure was. */
  reason: string;
}

export interface ProgramPool {
  /** Takes a program and begins it. */
  put(id: string, code: string): void;
  /** Draws within so many milliseconds, or says at once why not. Never rejects. @param input JSON in one line */
  draw(id: string, input: string, milliseconds: number): Promise<Answer>;
  close(): void;
}

/**
 * Runs each program in a process of its own. One that fails is begun anew; after three failures in a row it is left alone
 * for ten minutes. One drawing at a time: who comes meanwhile does not wait.
 * @param tell hears why a drawing failed, also of one for which nobody waited
 */
export function createProgramPool(
  tell: (reason: string) => void = () => undefined,
  now: () => number = () => Date.now(),
): ProgramPool {
  const entries = new LRUCache<string, Entry>({
    max: MOST,
    dispose: ({ running }) => running?.end(),
  });

  function countFailure(entry: Entry, reason: string): void {
    entry.reason = reason.slice(0, LONGEST_REASON);
    entry.failures += 1;
    if (entry.failures < FAILURES) return;
    entry.restsUntil = now() + REST_MS;
    const { running } = entry;
    entry.running = null;
    running?.end();
  }

  function begin(entry: Entry): RunningProgram {
    const running = startProgram(entry.code);
    entry.running = running;
    entry.isWarm = false;
    void running.ended.then((reason) => {
      if (entry.running !== running) return;
      entry.running = null;
      // Whoever waits for a drawing counts it.
      if (!entry.isDrawing) countFailure(entry, reason);
    });
    return running;
  }

  /** The process that draws, if there is one for which nobody has to wait. */
  function readyOf(entry: Entry): RunningProgram | Refusal {
    if (now() < entry.restsUntil) return 'resting';
    if (!entry.running) {
      begin(entry);
      return 'starting';
    }
    if (entry.running.isIdle()) return entry.running;
    return entry.isWarm ? 'busy' : 'starting';
  }

  async function drawOn(running: RunningProgram, entry: Entry, input: string, limit: number) {
    entry.isDrawing = true;
    const outcome = await running.draw(input, limit);
    entry.isDrawing = false;
    if ('failed' in outcome) {
      countFailure(entry, outcome.failed);
      tell(outcome.failed);
    } else {
      entry.failures = 0;
      entry.isWarm = true;
    }
    return outcome;
  }

  return {
    put(id, code) {
      if (entries.has(id)) return;
      const entry: Entry = {
        ...{ code, running: null, isWarm: false, isDrawing: false },
        ...{ failures: 0, restsUntil: 0, reason: '' },
      };
      entries.set(id, entry);
      begin(entry);
    },
    async draw(id, input, milliseconds) {
      const entry = entries.get(id);
      if (!entry) return { refused: 'unknown' };
      const running = readyOf(entry);
      if (running === 'resting') return { refused: running, reason: entry.reason };
      if (typeof running === 'string') return { refused: running };
      if (!entry.isWarm) {
        void drawOn(running, entry, input, FIRST_MS);
        return { refused: 'starting' };
      }
      const limit = Math.max(milliseconds - BEFORE_MS, HANG_MS);
      const drawing = drawOn(running, entry, input, limit);
      let late: NodeJS.Timeout | undefined;
      const outcome = await new Promise<Awaited<typeof drawing> | 'late'>((resolve) => {
        late = setTimeout(resolve, milliseconds, 'late');
        void drawing.then(resolve);
      });
      clearTimeout(late);
      if (outcome === 'late') return { refused: 'late' };
      return 'failed' in outcome ? { refused: 'failed', reason: entry.reason } : outcome;
    },
    close: () => entries.clear(),
  };
}
