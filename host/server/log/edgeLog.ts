import { hideSecrets } from '@portal/storage/log/hideSecrets';
import { writeLine } from '@portal/storage/log/writeLine';

/** As the backend's lines count them. */
const LEVELS = { debug: 20, info: 30, warn: 40, error: 50 };

type Level = keyof typeof LEVELS;

/** From which level on lines are written. */
export type LogLevel = Level | 'silent';

export interface EdgeLog extends Record<
  Level,
  (fields: Readonly<Record<string, unknown>>, message: string) => void
> {
  /** Writes from now on; before, and with `silent`, nothing is written. */
  open(level: LogLevel, write?: (line: string) => void): void;
  /** Whether lines of this level are written: what nobody reads is not even put together. */
  writes(level: Level): boolean;
}

function createEdgeLog(): EdgeLog {
  let least = Infinity;
  let sink = writeLine;
  const say = (level: Level) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    if (LEVELS[level] < least) return;
    const time = new Date().toISOString();
    const line = JSON.stringify({ level: LEVELS[level], time, ...fields, msg: message });
    sink(hideSecrets(`${line}\n`));
  };
  return {
    ...{ debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') },
    open(level, write = writeLine) {
      least = level === 'silent' ? Infinity : LEVELS[level];
      sink = write;
    },
    writes: (level) => LEVELS[level] >= least,
  };
}

/**
 * The log of this process: lines of JSON in the form of the backend's, in which nothing stands that could be a credential
 * or a contact.
 */
export const edgeLog = createEdgeLog();
