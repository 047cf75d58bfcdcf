import { request } from 'node:http';
import * as v from 'valibot';
import type { Program } from './createProgramReader.ts';

/** How long a service that did not answer is left alone, in milliseconds. */
const REST = 5000;
/** How long a program that the service leaves alone is not asked for, in milliseconds. */
const PROGRAM_REST = 30_000;
/** How long handing over a program may take, for which no document waits, in milliseconds. */
const HAND_OVER_MS = 10_000;

const answerSchema = v.union([
  v.object({ drawn: v.unknown() }),
  v.object({ refused: v.picklist(['unknown', 'starting', 'busy', 'resting', 'failed']) }),
]);

export interface DrawingClient {
  /** Whether the service is asked now for what these programs draw. */
  isReady(programs: readonly Program[]): boolean;
  /** What the program has drawn; null where it has not, or not in time. Never rejects. */
  draw(program: Program, input: unknown): Promise<unknown>;
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
  const programsRest = new Map<string, number>();
  const handingOver = new Set<string>();

  function send(method: string, path: string, body: string, limit: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(limit);
      const headers = { 'content-type': 'application/json' };
      const sent = request({ socketPath, method, path, headers, signal }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('error', reject);
        answer.on('end', () =>
          answer.statusCode === 200 || answer.statusCode === 204
            ? resolve(text)
            : reject(new Error(`It answered ${answer.statusCode}.`)),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  async function handOver({ integrity, file }: Program): Promise<void> {
    if (handingOver.has(integrity)) return;
    handingOver.add(integrity);
    await send('PUT', '/programs', file, HAND_OVER_MS).catch(() => undefined);
    handingOver.delete(integrity);
  }

  return {
    isReady: (programs) =>
      now() >= restsUntil &&
      programs.every(({ integrity }) => now() >= (programsRest.get(integrity) ?? -Infinity)),
    async draw(program, input) {
      const { integrity } = program;
      try {
        const asked = JSON.stringify({ program: integrity, input, milliseconds });
        const text = await send('POST', '/drawings', asked, milliseconds);
        const answer = v.parse(answerSchema, JSON.parse(text));
        if ('drawn' in answer) return answer.drawn;
        if (answer.refused === 'unknown') void handOver(program);
        if (answer.refused === 'resting') programsRest.set(integrity, now() + PROGRAM_REST);
      } catch {
        restsUntil = now() + REST;
      }
      return null;
    },
  };
}
