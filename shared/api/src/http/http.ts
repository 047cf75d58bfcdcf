import ky, { HTTPError, type KyInstance } from 'ky';
import * as v from 'valibot';
import { ApiError } from './apiError.ts';
import { envelopeSchema, type Envelope } from './envelope.ts';

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

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Answer {
  status: number;
  body: unknown;
}

async function request<Schema extends v.GenericSchema>(
  client: KyInstance,
  call: Call<Schema>,
): Promise<Answer> {
  try {
    const response = await client(call.path, {
      method: call.method ?? 'GET',
      searchParams: call.query,
      json: call.json,
      body: call.body,
      headers: call.headers,
      signal: call.signal,
      // The fetch of the service ends uploads in its own time.
      ...(call.body && { timeout: false }),
    });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    if (error instanceof HTTPError) {
      // ky has read the body already: parsed for a JSON content type, as text otherwise.
      const { data } = error;
      const body = typeof data === 'string' ? parseJson(data) : (data ?? {});
      return { status: error.response.status, body };
    }
    if (call.signal?.aborted) throw error;
    throw new ApiError(0, NO_ANSWER);
  }
}

/**
 * Makes the typed client of one service on a standard `fetch`.
 * Reads are retried twice on connection loss and 502–504; writes never are.
 */
export function createHttp(fetchService: typeof fetch): Http {
  const client = ky.create({
    // The service's fetch resolves paths itself; the base only makes them valid for Request.
    baseUrl: 'http://service.invalid/',
    fetch: (input, init) => {
      const source = input instanceof Request ? input : new Request(input, init);
      return fetchService(source);
    },
    timeout: 20_000,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1500 },
  });

  return {
    async send(call) {
      const { status, body } = await request(client, call);
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
