import type { Judge, Mount } from './bindPortal.ts';
import { createRateLimit } from './createRateLimit.ts';

/** Most dialogs of one view that are not answered yet. */
const DIALOGS = 3;

/** What one view has asked for. */
interface Asked {
  /** Dialogs that are not answered yet. */
  dialogs: number;
  /** How often the pull to refresh is held back and not given back yet. */
  holds: number;
  /** Has led to where a login goes on. */
  hasLedOn: boolean;
  may: Partial<Record<string, () => boolean>>;
}
const asked = new WeakMap<Mount, Asked>();

function askedBy(mount: Mount): Asked {
  const known = asked.get(mount) ?? {
    dialogs: 0,
    holds: 0,
    hasLedOn: false,
    may: { toast: createRateLimit(5, 0.5), setTitle: createRateLimit(10, 1) },
  };
  asked.set(mount, known);
  return known;
}

/**
 * What is still done when the view is off the page. Other views wait for the event of a change; the session is not the
 * view's; and the end of the session is listened for by who keeps something of the customer.
 */
const ALWAYS = new Set([
  ...['emit', 'current', 'adopt', 'refresh', 'end', 'createHref'],
  // What the customer asked for may be ready only now.
  ...['download', 'share', 'addToCalendar', 'locate'],
]);
/** Says what a call came to that the customer began, also to who has gone on: for as long as a call may take. */
const NEWS = new Set(['toast', 'info', 'warn']);
const NEWS_MS = 20_000;

/** The login takes the view off the page before it can lead on. */
const LEADS_ON = new Set(['navigate', 'push', 'replace']);

/** Dialogs, with the least that they can be answered. */
const LEAST: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['info', undefined],
  ['warn', undefined],
  ['confirm', false],
  ['phonePrompt', null],
  ['liteRegister', undefined],
  ['legal', undefined],
  ['acceptedTerms', undefined],
  ['demo', undefined],
  ['location', false],
  ['video', undefined],
]);
/** Functions that return what ends them. */
const REGISTERS = new Set(['on', 'subscribe', 'guard', 'interceptBack']);

/** What a call answers that is not done. */
function leastOf(what: string, [first]: readonly unknown[]): unknown {
  if (LEAST.has(what)) return Promise.resolve(LEAST.get(what));
  if (REGISTERS.has(what)) return () => undefined;
  // Whoever waits for the end of a toast goes on with what was to follow.
  const onGone: unknown = what === 'toast' ? Reflect.get(Object(first), 'onGone') : undefined;
  if (typeof onGone === 'function') Reflect.apply(onGone, first, []);
  return undefined;
}

/** Questions, whose answer means something only to the view that asks. */
const QUESTIONS = new Set(['confirm', 'phonePrompt']);
/** What turns the page to something else is over with the place of the view, however long its unmount takes. */
const TURNS = new Set([...LEADS_ON, ...QUESTIONS, 'go', 'back', 'openPanel', 'setTitle']);

function isGone(mount: Mount, what: string, [first]: readonly unknown[]): boolean {
  const away = performance.now() - mount.endedAt;
  if (away < 0 && !(mount.isLeaving && TURNS.has(what))) return false;
  if (ALWAYS.has(what) || first === 'session.ended') return false;
  if (NEWS.has(what)) return away > NEWS_MS;
  const own = askedBy(mount);
  if (!LEADS_ON.has(what) || own.hasLedOn || !mount.isAfterLogin()) return true;
  own.hasLedOn = true;
  return false;
}

/** Holds of a view are given back with its mount. @returns what gives one back that is not by then */
function holdPull(own: Asked, act: Parameters<Judge>[2], isGivenBack: unknown): unknown {
  own.holds += isGivenBack === true ? -1 : 1;
  act();
  if (isGivenBack === true) return undefined;
  return () => {
    if (own.holds <= 0) return;
    own.holds -= 1;
    act([true]);
  };
}

/** Asks for as long as the view is on the page, and no longer than it wants to know. */
function askWhileThere(
  { endings }: Mount,
  act: Parameters<Judge>[2],
  [request, ...rest]: readonly unknown[],
): unknown {
  const withdrawal = new AbortController();
  const withdraw = () => withdrawal.abort();
  const own: unknown = Reflect.get(Object(request), 'signal');
  if (own instanceof AbortSignal) {
    if (own.aborted) withdraw();
    own.addEventListener('abort', withdraw);
  }
  endings.add(withdraw);
  const answer = act([{ ...Object(request), signal: withdrawal.signal }, ...rest]);
  const settle = () => void endings.delete(withdraw);
  void Promise.resolve(answer).then(settle, settle);
  return answer;
}

/**
 * Holds one view to what it may (C-339): from when it leaves the page on it moves, names and asks nothing but, after a
 * login, one move on; after its unmount nothing is done but what it has to say of a call that was under way; and while it
 * is there no more toasts, titles and open dialogs than anybody can read.
 */
export const judgeCall: Judge = (mount, what, act, parameters) => {
  const own = askedBy(mount);
  const isDialog = LEAST.has(what);
  if (isGone(mount, what, parameters)) {
    mount.refuse('REMOTE-GONE', what);
    return leastOf(what, parameters);
  }
  if (own.may[what]?.() === false || (isDialog && own.dialogs === DIALOGS)) {
    mount.refuse('REMOTE-LIMIT', what);
    return leastOf(what, parameters);
  }
  if (what === 'setPullToRefresh') return holdPull(own, act, parameters[0]);
  const answer = QUESTIONS.has(what) ? askWhileThere(mount, act, parameters) : act();
  if (isDialog) {
    own.dialogs += 1;
    const settle = () => void (own.dialogs -= 1);
    void Promise.resolve(answer).then(settle, settle);
  }
  return answer;
};
