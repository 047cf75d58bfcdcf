import type { Page } from '@playwright/test';
import * as v from 'valibot';

const place = v.nullable(v.string());
/** So much of a token opens nothing (C-107). */
const beginning = v.nullable(v.pipe(v.string(), v.maxLength(6)));

/** Nothing but these fields: what is added for the customer's sake must not slip in. */
const failureSchema = v.pipe(
  v.strictObject({
    code: v.string(),
    message: v.string(),
    remote: v.optional(v.string()),
    release: v.optional(v.string()),
    // What places the report (API-53).
    app: v.string(),
    native: place,
    date: v.string(),
    url: v.string(),
    origin: v.string(),
    user: place,
    session: beginning,
    lite: beginning,
    agent: v.string(),
  }),
  v.transform(({ code, message, remote, release }) => ({ code, message, remote, release })),
);
const logSchema = v.strictObject({ content: v.string() });
const telemetrySchema = v.strictObject({
  shell: v.string(),
  // A number of the page view, and what it is made of.
  ticket: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]+\.[\w-]{12}\.[\w-]{44}$/))),
  releases: v.array(v.string()),
  // How the shell itself started.
  host: v.optional(
    v.strictObject({
      version: v.string(),
      ticket: v.string(),
      outcome: v.string(),
      milliseconds: v.number(),
      degraded: v.optional(v.boolean()),
    }),
  ),
  loads: v.array(
    v.strictObject({
      remote: v.string(),
      version: v.string(),
      outcome: v.string(),
      milliseconds: v.number(),
    }),
  ),
  remarks: v.array(v.strictObject({ remote: v.string(), version: v.string(), code: v.string() })),
  errors: v.array(
    v.strictObject({
      remote: v.string(),
      version: v.string(),
      code: v.string(),
      message: v.string(),
      stack: v.string(),
    }),
  ),
});

type Failure = v.InferOutput<typeof failureSchema>;
type Telemetry = v.InferOutput<typeof telemetrySchema>;

/** What a page reported so far, as it was sent. */
export interface PageReports {
  /** Of the service's log. */
  failures(): Failure[];
  /** Of the telemetry. */
  loads(): Telemetry['loads'];
  remarks(): Telemetry['remarks'];
  /** Cookies that went with the telemetry. */
  cookies(): Promise<string[]>;
}

/** Listens to what a page sends to the log and to the telemetry. @throws in its answers, when something else is in it */
export function watchReports(page: Page): PageReports {
  const logged: unknown[] = [];
  const told: unknown[] = [];
  const cookies: Promise<string | null>[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    const body: unknown = request.postDataJSON();
    // Before there is code a start that is slow or fails is told in a blob, which no browser shows.
    if (path === '/api/main/log' && body !== null) logged.push(body);
    if (path !== '/api/mgmt/telemetry') return;
    told.push(body);
    cookies.push(request.headerValue('cookie').catch(() => null));
  });
  return {
    failures: () =>
      logged.map((body) => v.parse(failureSchema, JSON.parse(v.parse(logSchema, body).content))),
    loads: () => told.flatMap((body) => v.parse(telemetrySchema, body).loads),
    remarks: () => told.flatMap((body) => v.parse(telemetrySchema, body).remarks),
    cookies: async () => (await Promise.all(cookies)).filter((cookie) => cookie !== null),
  };
}
