import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { messageOf } from '@portal/domain/text/messageOf';
import { sendToSocket } from './sendToSocket.ts';
import type { Program } from './createProgramReader.ts';
import { DRAWN_ANSWER } from './service/drawnAnswer.ts';

/** How long a service that did not answer, or a program that was late, is left alone, in milliseconds. */
const REST = 5000;
/** How long a program that the service leaves alone is not asked for, in milliseconds. */
const PROGRAM_REST = 30_000;
/** After so many failures in a row a program is not asked for, for this long in milliseconds. */
const FAILURES = 3;
const FAILED_REST = 10 * 60_000;
/** Of so many programs it is known how they did. */
const REMEMBERED = 50;
/** How long handing over a program may take, for which no document waits, in milliseconds. */
const HAND_OVER_MS = 10_000;
/** What of its time a program gets: the rest is for the service to say that it was late. */
const SHARE = 0.8;

const NO_JSON = 'It said what is no JSON.';

const answerSchema = v.union([
  v.object({ drawn: v.unknown() }),
  v.object({
    refused: v.picklist(['unknown', 'starting', 'busy', 'late', 'resting', 'failed']),
    reason: v.optional(v.string(), ''),
  }),
]);

/** What came of a drawing: `failed` is the fault of the program; nothing, of nobody or of the moment. */
export type Drawn<Kind> = { drawn: Kind } | { failed: string } | null;

export interface DrawingClient {
  /** Whether the service is asked now for what these programs draw. */
  isReady(programs: readonly Program[]): boolean;
  /**
   * What the program has drawn, in time. Never rejects.
   * @param read throws with what is wrong with it
   */
  draw<Kind>(
    program: Program,
    input: unknown,
    read: (drawn: unknown) => Kind,
  ): Promise<Drawn<Kind>>;
}

/**
 * Asks the drawing service, which has a socket in the file system and no other address.
 * @param milliseconds how long a document waits for it
 */
export function createDrawingClient(
  socketPath: string,
  milliseconds: number,
  now: () => number = () => Date.now(),
): DrawingClient {
  let restsUntil = -Infinity;
  const programsRest = new LRUCache<string, number>({ max: REMEMBERED });
  const failures = new LRUCache<string, number>({ max: REMEMBERED });
  const handingOver = new Set<string>();

  async function handOver({ integrity, file }: Program): Promise<void> {
    if (handingOver.has(integrity)) return;
    handingOver.add(integrity);
    const given = { socketPath, milliseconds: HAND_OVER_MS };
    await sendToSocket(given, 'PUT', '/programs', file).catch(() => undefined);
    handingOver.delete(integrity);
  }

  async function ask({ integrity }: Program, input: unknown) {
    const asked = { program: integrity, milliseconds: String(Math.ceil(milliseconds * SHARE)) };
    const given = { socketPath, milliseconds };
    const path = `/drawings?${new URLSearchParams(asked)}`;
    const text = await sendToSocket(given, 'POST', path, JSON.stringify(input));
    try {
      return v.parse(answerSchema, JSON.parse(text));
    } catch (error) {
      // What a program wrote the service passes on unread.
      if (text.startsWith(DRAWN_ANSWER)) return { refused: 'failed', reason: NO_JSON } as const;
      throw error;
    }
  }

  function fail({ integrity }: Program, reason: string): { failed: string } {
    const count = (failures.get(integrity) ?? 0) + 1;
    failures.set(integrity, count % FAILURES);
    if (count === FAILURES) programsRest.set(integrity, now() + FAILED_REST);
    return { failed: reason };
  }

  return {
    isReady: (programs) =>
      now() >= restsUntil &&
      programs.every(({ integrity }) => now() >= (programsRest.get(integrity) ?? -Infinity)),
    async draw(program, input, read) {
      const answer = await ask(program, input).catch(() => null);
      if (answer === null) {
        restsUntil = now() + REST;
        return null;
      }
      if ('drawn' in answer) {
        try {
          const drawn = read(answer.drawn);
          failures.delete(program.integrity);
          return { drawn };
        } catch (error) {
          return fail(program, messageOf(error));
        }
      }
      if (answer.refused === 'failed') return fail(program, answer.reason);
      if (answer.refused === 'unknown') void handOver(program);
      // A machine that has too much to do is given less.
      if (answer.refused === 'late') programsRest.set(program.integrity, now() + REST);
      if (answer.refused !== 'resting') return null;
      programsRest.set(program.integrity, now() + PROGRAM_REST);
      // Whoever learns of it only now tells it: it may have failed where nobody waited.
      return { failed: answer.reason };
    },
  };
}
