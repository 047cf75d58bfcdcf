// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, expect, test, vi } from 'vitest';
import { APP_VERSION } from '../../address/appVersion.ts';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { createReport } from './createReport.ts';

const TOKEN = 'abcdef-this-must-never-be-sent-as-a-whole';

afterEach(() => {
  for (const name of Object.values(COOKIE_NAMES)) removeCookie(name);
  delete document.documentElement.dataset['wrapper'];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a report says of its page what places it, and no token or contact [API-53] [SHL-32]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  writeCookie(COOKIE_NAMES.userId, 'user-7');
  writeCookie(COOKIE_NAMES.sessionToken, TOKEN);
  writeCookie(COOKIE_NAMES.liteToken, `lite-${TOKEN}`);
  // Half an hour to midnight by the clock of the world, the next day in Lisbon.
  vi.setSystemTime('2026-06-15T23:30:00Z');
  document.documentElement.dataset['wrapper'] = 'Oficina 2.3.1';
  const tokens = `token=${TOKEN}&token_cal=${TOKEN.toUpperCase()}`;
  const contacts = 'email=ana%40exemplo.pt&phone=%2B351912345678';
  const query = `${tokens}&s=C&embedded=true&fromLite=true&${contacts}&other=1`;
  window.history.replaceState(null, '', `/client/services?${query}`);
  const sent: string[] = [];
  createReport(
    async (content) => void sent.push(content),
    () => undefined,
  ).failure({ code: 'PAGE-ERROR', message: 'one' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    code: 'PAGE-ERROR',
    message: 'one',
    app: APP_VERSION,
    native: 'Oficina 2.3.1',
    date: '2026-06-16 00:30:00',
    url: '/client/services?token=abcdef&token_cal=ABCDEF&s=C&embedded=true&fromLite=true',
    origin: window.location.origin,
    user: 'user-7',
    session: 'abcdef',
    lite: 'lite-a',
    agent: navigator.userAgent,
  });
  expect(sent[0]?.toLowerCase()).not.toContain(TOKEN);
  expect(sent[0]).not.toMatch(/exemplo|912345678/);
});
