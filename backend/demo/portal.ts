import { addDays, lisbonToday, weekdayOf } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import {
  createProviderClient,
  type JsonObject,
  type ProviderClient,
} from '../src/provider/api/cli/client.ts';

/** A running portal, by nothing but its HTTP calls. */
export interface Portal {
  /** The portal's own time: the clock may have been moved. */
  now: Date;
  call(method: string, callPath: string, options?: CallOptions): Promise<JsonObject>;
  gateway(callPath: string, body?: unknown): Promise<JsonObject>;
  provider(key: string): ProviderClient;
}

export interface CallOptions {
  /** Provider's domain. */
  domain?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
}

/** Finds the time and makes the calls. @throws Error when a call is refused */
export async function openPortal(backend: string, gateway: string): Promise<Portal> {
  const request = async (address: string, init: RequestInit): Promise<JsonObject> => {
    const response = await fetch(address, init);
    const body: unknown = await response.json().catch(() => ({}));
    const answer =
      typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
    if (!response.ok)
      throw new Error(
        `${init.method ?? 'GET'} ${address}: ${response.status} ${JSON.stringify(answer)}`,
      );
    return answer;
  };
  const health = await request(`${backend}/health`, {});
  return {
    now: new Date(String(health['now'])),
    call: (method, callPath, { domain, token, json, form } = {}) =>
      request(backend + callPath, {
        method,
        headers: {
          ...(domain === undefined ? {} : { 'X-Forwarded-Host': domain }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
      }),
    gateway: (callPath, body) =>
      request(gateway + callPath, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    provider: (key) => createProviderClient(backend, key),
  };
}

const assets = fileURLToPath(new URL('./assets/', import.meta.url));
export const asset = (name: string): string => path.join(assets, name);

/** A form with one file, as customers upload it. */
export async function fileForm(name: string, content?: string): Promise<FormData> {
  const form = new FormData();
  form.set('media', new File([content ?? (await readFile(asset(name)))], name));
  return form;
}

/** Days around the portal's today. */
export function calendar(now: Date) {
  const today = lisbonToday(now);
  return {
    today,
    /** The day some days from now. */
    day: (days: number) => addDays(today, days),
    /** The first day from then on that is one of the weekdays (1 is Monday). */
    next: (days: number, weekdays: readonly number[]) => {
      let date = addDays(today, days);
      while (!weekdays.includes(weekdayOf(date))) date = addDays(date, 1);
      return date;
    },
    /** The instant of a day some days from now. */
    at: (days: number, time: string) => lisbonInstant(addDays(today, days), time).toISOString(),
    /** Minutes before now. */
    ago: (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString(),
  };
}
export type Calendar = ReturnType<typeof calendar>;
