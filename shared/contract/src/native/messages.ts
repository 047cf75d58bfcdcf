import * as v from 'valibot';
import { COOKIE_NAMES } from '../cookies.ts';

/** Version of the protocol that this page speaks; every message carries it as `portal`. */
export const PROTOCOL_VERSION = 1;

/** A message longer than this is refused unread, in UTF-16 units. */
export const LONGEST_MESSAGE = 65_536;

/** One kind of message: its contents, and what the other side answers; null when it does not. */
export interface Message<Payload, Answer> {
  readonly type: string;
  readonly payload: v.GenericSchema<unknown, Payload>;
  readonly answer: v.GenericSchema<unknown, Answer> | null;
}

/** A message that is answered. */
export interface Request<Payload, Answer> extends Message<Payload, Answer> {
  readonly answer: v.GenericSchema<unknown, Answer>;
}

function request<Payload, Answer>(
  type: string,
  payload: v.GenericSchema<unknown, Payload>,
  answer: v.GenericSchema<unknown, Answer>,
): Request<Payload, Answer> {
  return { type, payload, answer };
}

function notice<Payload>(
  type: string,
  payload: v.GenericSchema<unknown, Payload>,
): Message<Payload, never> {
  return { type, payload, answer: null };
}

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const nothing = v.object({});
const webAddress = v.pipe(text(4096), v.url(), v.regex(/^https?:/i));
const instant = v.pipe(text(40), v.isoTimestamp());

/** What a cookie of the session may hold; null when there is none. */
const cookieValue = v.nullable(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,1024}$/)));

/** The session's cookies (NAT-02). A name that is left out stays as it is. */
const cookies = v.object({
  [COOKIE_NAMES.sessionToken]: v.optional(cookieValue),
  [COOKIE_NAMES.userId]: v.optional(cookieValue),
});
export type WrapperCookies = v.InferOutput<typeof cookies>;

/** What a wrapper may be able to do; everything else it must know. */
const capability = v.picklist([
  'download',
  'share',
  'lastUrl',
  'location',
  'calendar',
  'exit',
  'pullToRefresh',
  'push',
]);
export type Capability = v.InferOutput<typeof capability>;

const place = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const calendarEvent = v.object({
  id: v.optional(text(100)),
  title: text(300),
  location: v.optional(text(500)),
  description: v.optional(text(4000)),
  start: instant,
  end: instant,
});

/** Letters of base64url that stand for so many bytes. */
const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(Math.ceil((bytes * 4) / 3)));

const pushSubscriber = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
  keys: v.object({ p256dh: base64url(65), auth: base64url(16) }),
});

/** What one press of the wrapper's back did (NAT-10..15). */
const backOutcome = v.picklist([
  'closed-dialog',
  'closed-panel',
  'stepped-back',
  'offered-account',
  'went-home',
  'went-back',
  'exits',
]);
export type BackOutcome = v.InferOutput<typeof backOutcome>;

/** What the page says to the wrapper. */
export const appMessages = {
  hello: request(
    'hello',
    v.object({ versions: v.array(v.pipe(v.number(), v.integer())), url: webAddress }),
    v.object({
      version: v.literal(PROTOCOL_VERSION),
      /** Name and version of the wrapper, for its author's own reading. */
      app: text(80),
      capabilities: v.pipe(v.array(text(40)), v.maxLength(40)),
      cookies,
    }),
  ),
  setCookies: notice('cookies.set', v.object({ cookies })),
  download: request('download', v.object({ url: webAddress, name: text(255) }), nothing),
  share: request(
    'share',
    v.object({ title: text(300), text: v.optional(text(2000)), url: webAddress }),
    v.object({ result: v.picklist(['shared', 'dismissed']) }),
  ),
  lastUrl: notice('lastUrl', v.object({ url: webAddress })),
  location: request('location', nothing, v.object({ place: v.nullable(place) })),
  calendar: request('calendar', calendarEvent, v.object({ added: v.boolean() })),
  exit: notice('exit', nothing),
  loggedOut: request('loggedOut', v.object({ reason: v.picklist(['logout', 'expired']) }), nothing),
  pullToRefresh: notice('pullToRefresh', v.object({ enabled: v.boolean() })),
  push: request(
    'push',
    v.object({ key: base64url(65) }),
    v.object({ device: v.nullable(pushSubscriber) }),
  ),
};

/** What the wrapper says to the page. */
export const wrapperMessages = {
  authToken: request('authToken.get', nothing, v.object({ token: v.nullable(text(1024)) })),
  getCookies: request('cookies.get', nothing, v.object({ cookies })),
  setCookies: request('cookies.set', v.object({ cookies }), nothing),
  back: request('back', nothing, v.object({ did: backOutcome })),
};

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const version = v.literal(PROTOCOL_VERSION);

/** Around every message. `id` stands on those that want an answer. */
const messageEnvelope = v.object({
  portal: version,
  type: text(40),
  id: v.optional(id),
  payload: v.optional(v.unknown(), {}),
});

/** Why the other side did not do it. */
const refusal = v.picklist(['unknown', 'invalid', 'denied', 'failed']);
export type Refusal = v.InferOutput<typeof refusal>;

/** Around every answer; `answers` is the `id` of what was asked. */
const answerEnvelope = v.variant('ok', [
  v.object({
    portal: version,
    answers: id,
    ok: v.literal(true),
    payload: v.optional(v.unknown(), {}),
  }),
  v.object({ portal: version, answers: id, ok: v.literal(false), error: refusal }),
]);

/** Everything that goes over the bridge, in both directions. */
export const envelope = v.union([answerEnvelope, messageEnvelope]);
export type Envelope = v.InferOutput<typeof envelope>;
