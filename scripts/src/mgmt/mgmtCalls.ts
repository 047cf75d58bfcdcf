import { TEAM_TOKEN_PREFIX } from '@portal/rollout/team';
import * as v from 'valibot';
import { Problem } from '../terminal/problem.ts';

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 30_000;

const refusalSchema = v.object({ message: v.string() });

/** No answer came, or one of a backend that is not well: whether the call did anything is not known. */
export class Unanswered extends Problem {}

/** The backend does not know the token, or is none: the call did nothing. */
export class NotLetIn extends Problem {}

/** An answer of the backend, all of it. */
export interface Answer {
  status: number;
  text: string;
}

/** Calls of a team or the administrator, before anybody knows what they are about. */
export interface MgmtCalls {
  /** @param body bytes are sent as they are, anything else as JSON @throws Unanswered */
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  /** @throws Problem with the backend's own words, or with what it answered; Unanswered when it is not well */
  refuse(answer: Answer, call: string): never;
  /** A file that mgmt has. @throws Problem as `refuse` */
  readBytes(path: string): Promise<Buffer>;
  /** A call that must succeed. @throws Problem as `refuse`, and when the answer is something else than was asked for */
  read<Schema extends v.GenericSchema>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<v.InferOutput<Schema>>;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * @param backend address of the backend, without a final slash
 * @param timeout how long an answer may take, in milliseconds
 */
export function mgmtCalls(backend: string, token: string, timeout = TIMEOUT_MS): MgmtCalls {
  async function send<Read>(
    read: (response: Response) => Promise<Read>,
    method: string,
    path: string,
    body?: unknown,
    isAgain = false,
  ): Promise<{ status: number; content: Read }> {
    try {
      const response = await fetch(`${backend}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': isBytes(body) ? 'application/octet-stream' : 'application/json',
        },
        body: body === undefined || isBytes(body) ? body : JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
      return { status: response.status, content: await read(response) };
    } catch (error) {
      // A connection that rested may be closed by the backend just when it is used again; reading twice does nothing.
      if (method === 'GET' && !isAgain && !isTimeout(error))
        return send(read, method, path, body, true);
      throw new Unanswered(
        isTimeout(error)
          ? `${backend} did not answer within ${timeout / 1000} s: look at its log, then run the command again.`
          : `Nothing answers at ${backend}: start the portal (npm start), or say where its backend is (PORTAL_BACKEND_URL).`,
      );
    }
  }

  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const { status, content } = await send((response) => response.text(), method, path, body);
    return { status, text: content };
  }

  function refuse({ status, text }: Answer, call: string): never {
    if (status === 401 && token.startsWith(TEAM_TOKEN_PREFIX))
      throw new NotLetIn(
        `${backend} does not take this token of a team: it is wrong, was revoked, or is over. Have the administrator make another one, and set PORTAL_TEAM_TOKEN to it.`,
      );
    if (status === 401)
      throw new NotLetIn(
        `${backend} does not take this administrator's token: set PORTAL_ADMIN_TOKEN to the one of that installation, or, for the portal on this machine, to nothing.`,
      );
    if (status === 404 && readJson(text) === undefined)
      throw new NotLetIn(
        `${backend} is no backend of a portal: PORTAL_BACKEND_URL is the backend's address, not the edge's where customers are.`,
      );
    const refusal = v.safeParse(refusalSchema, readJson(text));
    const words = refusal.success
      ? refusal.output.message
      : `The backend answered ${status} to ${call}: ${text.slice(0, 500)}`;
    // A storage that is full is told in its own words, and does not empty itself.
    throw status >= 500 && status !== 507
      ? new Unanswered(`${backend} is not well (${status}). ${words}`)
      : new Problem(words);
  }

  return {
    ask,
    refuse,
    async readBytes(path) {
      const bytes = (response: Response) => response.arrayBuffer();
      const { status, content } = await send(bytes, 'GET', path);
      const read = Buffer.from(content);
      return status === 200 ? read : refuse({ status, text: read.toString() }, `GET ${path}`);
    },
    async read(schema, method, path, body) {
      const answer = await ask(method, path, body);
      if (answer.status < 200 || answer.status > 299) refuse(answer, `${method} ${path}`);
      const read = v.safeParse(schema, readJson(answer.text));
      if (read.success) return read.output;
      throw new Problem(
        `${backend} answers something else to ${method} ${path} than a backend of this version does. Is PORTAL_BACKEND_URL right, and has it the version of this checkout?`,
      );
    },
  };
}
