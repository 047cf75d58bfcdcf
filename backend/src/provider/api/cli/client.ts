import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A call of the provider API that was refused. */
export class ProviderApiError extends Error {
  override readonly name = 'ProviderApiError';
}

export type JsonObject = Record<string, unknown>;

/** The provider API as programs use it. */
export interface ProviderClient {
  get(path: string): Promise<JsonObject>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<JsonObject>;
  /** What a call answers that is no JSON: a document. */
  download(path: string): Promise<Buffer>;
  /** Sends a file as multipart form; `field` is `media`, or `image` for an item's photograph. */
  upload(path: string, field: string, file: string, description?: string): Promise<JsonObject>;
  /** Sends a file with the other fields of its form; `field` is `document` for one of invoicing, `file` for an import. */
  attach(
    path: string,
    field: string,
    file: File,
    fields: Record<string, string>,
  ): Promise<JsonObject>;
}

/** @param address of the backend, for example `http://127.0.0.1:4301` */
export function createProviderClient(address: string, key: string): ProviderClient {
  const ask = (callPath: string, init: RequestInit): Promise<Response> =>
    fetch(`${address}/provider-api/v1${callPath}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${key}` },
    }).catch((error: unknown) => {
      throw new ProviderApiError(`The backend at ${address} cannot be reached.`, { cause: error });
    });
  const call = async (callPath: string, init: RequestInit): Promise<JsonObject> => {
    const response = await ask(callPath, init);
    const body: unknown = await response.json().catch(() => ({}));
    const answer: JsonObject =
      typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
    if (!response.ok)
      throw new ProviderApiError(
        `${init.method ?? 'GET'} ${callPath}: ${response.status} ${String(answer['message'] ?? '')}`,
      );
    return answer;
  };
  return {
    get: (callPath) => call(callPath, {}),
    send: (method, callPath, body = {}) =>
      call(callPath, {
        method,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify(body),
      }),
    download: async (callPath) => {
      const response = await ask(callPath, {});
      if (!response.ok) throw new ProviderApiError(`GET ${callPath}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    upload: async (callPath, field, file, description) => {
      const form = new FormData();
      form.set(field, new File([await readFile(file)], path.basename(file)));
      if (description !== undefined) form.set('description', description);
      return call(callPath, { method: 'POST', body: form });
    },
    attach: (callPath, field, file, fields) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set(field, file);
      return call(callPath, {
        method: 'POST',
        headers: { 'Idempotency-Key': randomUUID() },
        body: form,
      });
    },
  };
}
