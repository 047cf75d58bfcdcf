import ky, { type KyInstance } from 'ky';
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
  body?: FormData;
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
   * @throws ApiError for every failure: HTTP ≥ 300, a `code` in the answer, no answer, an answer of the wrong shape.
   */
  send<Schema extends v.GenericSchema>(call: Call<Schema>): Promise<v.InferOutput<Schema>>;
}

const NO_ANSWER: Envelope = {};

function readEnvelope(body: unknown): Envelope {
  const parsed = v.safeParse(envelopeSchema, body);
  return parsed.success ? parsed.output : NO_ANSWER;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function request<Schema extends v.GenericSchema>(
  client: KyInstance,
  call: Call<Schema>,
): Promise<Response> {
  try {
    return await client(call.path, {
      method: call.method ?? 'GET',
      searchParams: call.query,
      json: call.json,
      body: call.body,
      headers: call.headers,
      signal: call.signal,
    });
  } catch (error) {
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
    throwHttpErrors: false,
    timeout: 20_000,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], backoffLimit: 1500 },
  });

  return {
    async send(call) {
      const response = await request(client, call);
      const body = await readBody(response);
      const envelope = readEnvelope(body);
      const refusedByCode = call.codeIsError !== false && envelope.code !== undefined;
      if (response.status >= 300 || refusedByCode) {
        throw new ApiError(response.status, envelope, body);
      }
      const parsed = v.safeParse(call.answer, body);
      if (!parsed.success) throw new ApiError(response.status, NO_ANSWER, body);
      return parsed.output;
    },
  };
}
