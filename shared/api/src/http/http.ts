import * as v from 'valibot';
import { ApiError } from './apiError.ts';
import { envelopeSchema, type Envelope } from './envelope.ts';
import { parseJson, readAnswer, type Answer } from './readAnswer.ts';

type Query = Record<string, string | number | boolean | undefined>;

export interface Call<Schema extends v.GenericSchema> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path on the service, exactly as listed (C-144), with a leading slash. */
  path: string;
  query?: Query;
  json?: unknown;
  /** What is not JSON: of a form `multipartOf` makes it. */
  body?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Schema of a successful answer. */
  answer: Schema;
  /** Calls with a code table of their own (C-20) decode `code` themselves. */
  codeIsError?: boolean;
}

export interface Http {
  /**
   * Sends one call and parses the answer.
   * @throws ApiError for every failure: HTTP ≥ 300, 301 with its code among them (ERR-04), a `code` in the answer, no answer,
   * an answer of the wrong shape, as null is (MED-14).
   */
  send<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>>;
}

const NO_ANSWER: Envelope = {};

function readEnvelope(body: unknown): Envelope {
  const parsed = v.safeParse(envelopeSchema, body);
  return parsed.success ? parsed.output : NO_ANSWER;
}

/** A gateway answers so in the place of a service that is away. */
const AWAY = [502, 503, 504];

/**
 * Sends a call. Ky sends changes and repeats reads; it comes when it is first needed, and what a page shows first does not
 * wait for it (C-858).
 */
async function request<Schema extends v.GenericSchema>(
  fetchService: typeof fetch,
  { method = 'GET', path, query = {}, json, body, headers, signal }: Call<Schema>,
): Promise<Answer> {
  // The service's fetch resolves paths itself; the origin only makes them valid for Request.
  const address = new URL(path, 'http://service.invalid');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, `${value}`);
  }
  let first: Promise<Response> | undefined;
  if (method === 'GET') {
    // The fetch of the service ends it in its own time, as it does uploads.
    first = fetchService(new Request(address, { headers, signal }));
    const response = await first.catch(() => undefined);
    if (response && !AWAY.includes(response.status)) return readAnswer(response);
  }
  const { default: ky, HTTPError } = await import(/* webpackChunkName: "ky" */ 'ky');
  try {
    const response = await ky(address, {
      ...{ method, json, body, headers, signal },
      fetch(input) {
        const known = first;
        first = undefined;
        return known ?? fetchService(input);
      },
      timeout: body ? false : 20_000,
      retry: { limit: 2, methods: ['get'], statusCodes: AWAY, backoffLimit: 1500 },
    });
    return await readAnswer(response);
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error;
    // ky has read the body already: parsed for a JSON content type, as text otherwise.
    const { data } = error;
    return {
      status: error.response.status,
      body: typeof data === 'string' ? parseJson(data) : (data ?? {}),
    };
  }
}

/**
 * Makes the typed client of one service on a standard `fetch`, which ends what it reads and uploads after a while.
 * Reads are retried twice on connection loss and 502–504; writes never are.
 */
export function createHttp(fetchService: typeof fetch): Http {
  return {
    async send(call) {
      const { status, body } = await request(fetchService, call).catch((error: unknown) => {
        if (call.signal?.aborted) throw error;
        throw new ApiError(0, NO_ANSWER);
      });
      const envelope = readEnvelope(body);
      const refusedByCode = call.codeIsError !== false && envelope.code !== undefined;
      if (status >= 300 || refusedByCode) {
        throw new ApiError(status, envelope, body);
      }
      const parsed = v.safeParse(call.answer, body);
      if (!parsed.success) throw new ApiError(status, NO_ANSWER, body, parsed.issues[0]);
      return parsed.output;
    },
  };
}
