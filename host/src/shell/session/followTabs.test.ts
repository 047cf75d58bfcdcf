// @vitest-environment happy-dom
import { createHttp } from '@portal/api/http/http';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { createEventBus } from '@portal/contract/eventBus';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { createSession } from './createSession.ts';

/** Shells of other tests do not listen to it. */
const CHANNEL = 'tabs-of-this-test';
const { sessionToken } = COOKIE_NAMES;
const VISIT = {
  ...{ kind: 'work', subjectId: 'A-1', hasEnded: false, isClient: true },
  ...{ hasAccount: false, itemsKey: 'liteItems:k' },
} as const;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window.location, 'reload').mockReturnValue();
});
afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  localStorage.clear();
  vi.restoreAllMocks();
});

/** A tab of the browser, at a page, and how its session ended. */
function aTab(path = '/services') {
  const ended: string[] = [];
  const channel = new BroadcastChannel(CHANNEL);
  onTestFinished(() => channel.close());
  const bus = createEventBus(() => undefined);
  bus.on('session.ended', ({ reason }) => ended.push(reason));
  const session = createSession({
    main: () => createHttp(async () => Response.json({})),
    bus,
    acceptTerms: async () => undefined,
    onEnd: (_reason, { forced }) => void (forced && ended.push('forced')),
    scheduling: false,
    onCookiesBlocked: () => undefined,
    channel,
  });
  session.setPath(path);
  return { session, ended };
}

/** Says something in another tab; resolves once it, and all that was said before, was heard. */
async function heard(word: string): Promise<void> {
  const [from, to] = [new BroadcastChannel(CHANNEL), new BroadcastChannel(CHANNEL)];
  const said = new Promise((resolve) => to.addEventListener('message', resolve, { once: true }));
  from.postMessage(word);
  await said;
  for (const channel of [from, to]) channel.close();
}

test('a session that expires in one tab has expired in the others, and a logout is one, forced or not', async () => {
  for (const [end, expected] of [
    [(tab: ReturnType<typeof aTab>) => tab.session.expire('shared'), ['expired']],
    [(tab: ReturnType<typeof aTab>) => void tab.session.end(), ['logout']],
    [
      (tab: ReturnType<typeof aTab>) => void tab.session.end({ forced: true }),
      ['logout', 'forced'],
    ],
  ] as const) {
    writeCookie(sessionToken, 'shared-token');
    const [first, second] = [aTab(), aTab()];
    end(first);
    await vi.waitFor(() => expect(second.ended).toEqual(expected));
    expect([first.ended, second.session.held()]).toEqual([expected, null]);
  }
});

test('where cookies are blocked the end of one tab is none of another', async () => {
  writeCookie(sessionToken, 'first-token');
  const first = aTab();
  removeCookie(sessionToken);
  writeCookie(sessionToken, 'second-token');
  const second = aTab();
  removeCookie(sessionToken);
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  await first.session.end();
  await heard('something else');
  expect([first.ended, second.ended, second.session.held()?.mark]).toEqual([
    ['logout'],
    [],
    'second',
  ]);
});

test('a login in another tab loads a page that waits for one anew, and takes the page of a link along as it is', async () => {
  const [waiting, link] = [aTab('/login'), aTab('/schedule-lite')];
  link.session.setLite(VISIT);
  writeCookie(sessionToken, 'fresh-token');
  await heard('adopted');
  expect(window.location.reload).toHaveBeenCalledOnce();
  expect(waiting.session.held()).toBeNull();
  expect([link.session.held()?.mark, link.session.current()]).toEqual([
    'fresh-',
    expect.objectContaining({ mode: 'lite', lite: { ...VISIT, hasAccount: true }, subject: null }),
  ]);
  expect(readCookie(sessionToken)).toBe('fresh-token');
});
