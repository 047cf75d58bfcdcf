import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isStarved, readProcess } from './readProcess.ts';

const RUNNER = fileURLToPath(new URL('runProgram.mjs', import.meta.url));
/** The heap of one program, in megabytes. */
const HEAP_MB = 96;
/**
 * What of it is young, in megabytes. A realm ends only when everything is marked: with the usual 16 all of it would be
 * copied twice before, which is an eighth of the processor of a drawing.
 */
const YOUNG_MB = 24;
/** So many times its time passes before a program is ended that the machine gave less than half of it to. */
const TURNS = 5;
/** The longest answer of a program, in characters: whoever says more is ended. */
const LONGEST = 2_000_000;

/** What a program answers: number of the drawing, what became of it, and JSON. */
const ANSWER = /^(\d+) (drawn|failed) (?=.)/;
const failureSchema = v.pipe(v.string(), v.parseJson(), v.string());

/** What was drawn, as JSON that nobody has read yet, or why nothing was. */
export type Outcome = { drawn: string } | { failed: string };

/** The process of one program. */
export interface RunningProgram {
  /** Whether it has begun and draws nothing now. */
  isIdle(): boolean;
  /**
   * Draws. A program that has not answered by then is ended; not yet where the machine had too much else to do (C-869).
   * @param input JSON in one line
   * @param milliseconds how long it may take
   */
  draw(input: string, milliseconds: number): Promise<Outcome>;
  /** Resolves, with the reason, when it has ended; it was asked to, or not. */
  ended: Promise<string>;
  end(): void;
}

/** Node's way to take files, processes and threads from a program; Node 20 calls it experimental. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

function launch(): ChildProcess {
  return spawn(
    process.execPath,
    [
      PERMISSION,
      `--allow-fs-read=${RUNNER}`,
      `--max-old-space-size=${HEAP_MB}`,
      `--min-semi-space-size=${YOUNG_MB}`,
      `--max-semi-space-size=${YOUNG_MB}`,
      '--disallow-code-generation-from-strings',
      '--frozen-intrinsics',
      '--no-warnings',
      RUNNER,
    ],
    // Nothing of what this process knows: no variable, no channel but two pipes.
    { env: { NODE_ENV: 'production', TZ: 'Europe/Lisbon' }, stdio: ['pipe', 'pipe', 'ignore'] },
  );
}

/** Begins a program in a process of its own, without files, variables, further processes or text that becomes code. */
export function startProgram(code: string): RunningProgram {
  const child = launch();
  const { stdin, stdout } = child;
  let isReady = false;
  let waiting: { id: number; settle: (outcome: Outcome) => void } | null = null;
  let drawings = 0;
  let rest = '';
  let reason = 'it ended by itself';

  const end = (why = 'it was asked to') => {
    reason = why;
    isReady = false;
    child.kill('SIGKILL');
  };
  const ended = new Promise<string>((resolve) => {
    const finish = () => {
      isReady = false;
      waiting?.settle({ failed: reason });
      resolve(reason);
    };
    child.once('exit', finish);
    child.once('error', finish);
  });

  function take(line: string): void {
    if (line === 'ready') {
      isReady = true;
      return;
    }
    const [said, id, became] = ANSWER.exec(line) ?? [];
    if (said === undefined) throw new Error('It is no answer.');
    if (Number(id) !== waiting?.id) return;
    const { settle } = waiting;
    const json = line.slice(said.length);
    const outcome = became === 'drawn' ? { drawn: json } : { failed: v.parse(failureSchema, json) };
    waiting = null;
    settle(outcome);
  }

  stdout?.setEncoding('utf8');
  stdout?.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) return end('it said too much');
    try {
      lines.forEach(take);
    } catch {
      end('it said what is no answer');
    }
  });
  // A program that has ended takes nothing any more.
  stdin?.on('error', () => undefined);
  const tell = (line: string) => void stdin?.write(`${line}\n`);
  tell(JSON.stringify(code));

  return {
    isIdle: () => isReady && waiting === null,
    ended,
    end,
    draw(input, milliseconds) {
      drawings += 1;
      const id = drawings;
      return new Promise((resolve) => {
        const before = readProcess(child.pid);
        let turns = 1;
        const judge = () => {
          if (turns === TURNS || !isStarved(child.pid, before, milliseconds / 2))
            return end('it took too long');
          turns += 1;
          late = setTimeout(judge, milliseconds);
        };
        let late = setTimeout(judge, milliseconds);
        const settle = (outcome: Outcome) => {
          clearTimeout(late);
          resolve(outcome);
        };
        waiting = { id, settle };
        tell(`${id} ${input}`);
      });
    },
  };
}
