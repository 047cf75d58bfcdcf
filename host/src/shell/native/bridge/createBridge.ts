import {
  envelope,
  LONGEST_MESSAGE,
  PROTOCOL_VERSION,
  type Envelope,
  type Message,
  type Refusal,
  type Request,
} from '@portal/contract/native/messages';
import * as v from 'valibot';
import type { Transport } from './transport.ts';

/** How long the wrapper may take to answer unless the call says otherwise, in milliseconds. */
const ANSWER_TIME = 3000;

/** Both directions of the protocol, with the schemas of `nativeMessages` between them. */
export interface NativeBridge {
  /**
   * Asks the wrapper. Null when it does not answer in time, refuses, or answers nonsense: the
   * caller then takes the web's own capabilities.
   */
  ask<Payload, Answer>(
    message: Request<Payload, Answer>,
    payload: Payload,
    within?: number,
  ): Promise<Answer | null>;
  /** Says something that needs no answer. */
  tell<Payload>(message: Message<Payload, never>, payload: Payload): void;
  /** Answers what the wrapper asks. Until there is an answer for a message it is refused. */
  answer<Payload, Answer>(
    message: Request<Payload, Answer>,
    handler: (payload: Payload) => Answer | Promise<Answer>,
  ): void;
}

/** An answer that is kept back on purpose. */
export class Denied extends Error {}

export interface BridgeOptions {
  transport: Transport;
  /** Of the page; what says it comes from elsewhere is refused. */
  origin: string;
  /** Told of everything that was refused, without its contents. */
  onRefused(reason: string): void;
}

type Handler = (payload: unknown) => Promise<unknown>;

class Malformed extends Error {}

function readEnvelope(message: unknown): Envelope | string {
  if (typeof message !== 'string') return 'not a text';
  if (message.length > LONGEST_MESSAGE) return 'too long';
  let content: unknown;
  try {
    content = JSON.parse(message);
  } catch {
    return 'not JSON';
  }
  const parsed = v.safeParse(envelope, content);
  return parsed.success ? parsed.output : 'not a message of this protocol';
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Malformed) return 'invalid';
  return error instanceof Denied ? 'denied' : 'failed';
}

/** Speaks the protocol over a wire. Nothing that arrives can make it throw. */
export function createBridge({ transport, origin, onRefused }: BridgeOptions): NativeBridge {
  const waiting = new Map<
    string,
    (answer: Extract<Envelope, { answers: string }> | null) => void
  >();
  const handlers = new Map<string, Handler>();
  let asked = 0;

  /** False when the wrapper is gone. */
  function send(content: object): boolean {
    try {
      transport.send(JSON.stringify({ portal: PROTOCOL_VERSION, ...content }));
      return true;
    } catch {
      return false;
    }
  }

  async function respond(type: string, id: string | undefined, payload: unknown): Promise<void> {
    const reply = (content: object) => id !== undefined && send({ answers: id, ...content });
    const handler = handlers.get(type);
    if (!handler) {
      onRefused('unknown message');
      reply({ ok: false, error: 'unknown' });
      return;
    }
    try {
      reply({ ok: true, payload: await handler(payload) });
    } catch (error) {
      const reason = refusalOf(error);
      onRefused(`${type}: ${reason}`);
      reply({ ok: false, error: reason });
    }
  }

  transport.listen((message, from) => {
    if (from !== null && from !== origin) {
      onRefused('foreign origin');
      return;
    }
    const read = readEnvelope(message);
    if (typeof read === 'string') onRefused(read);
    else if (!('answers' in read)) void respond(read.type, read.id, read.payload);
    else if (waiting.has(read.answers)) waiting.get(read.answers)?.(read);
    else onRefused('answer to nothing that was asked');
  });

  return {
    ask({ type, answer }, payload, within = ANSWER_TIME) {
      asked += 1;
      // Not to be guessed: only who was asked can answer.
      const id = `${asked}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
      return new Promise((resolve) => {
        const timer = setTimeout(() => finish(null), within);
        function finish(given: Extract<Envelope, { answers: string }> | null): void {
          clearTimeout(timer);
          waiting.delete(id);
          if (!given?.ok) {
            resolve(null);
            return;
          }
          const parsed = v.safeParse(answer, given.payload);
          if (!parsed.success) onRefused(`answer to ${type}: invalid`);
          resolve(parsed.success ? parsed.output : null);
        }
        waiting.set(id, finish);
        if (!send({ type, id, payload })) finish(null);
      });
    },
    tell: ({ type }, payload) => void send({ type, payload }),
    answer(message, handler) {
      handlers.set(message.type, async (payload) => {
        const parsed = v.safeParse(message.payload, payload);
        if (!parsed.success) throw new Malformed();
        return handler(parsed.output);
      });
    },
  };
}
