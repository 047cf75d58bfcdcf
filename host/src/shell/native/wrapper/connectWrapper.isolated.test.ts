// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { readCookie } from '../../../browser/readCookie.ts';
import { writeCookie } from '../../../browser/writeCookie.ts';
import { aShell } from '../../testing/aShell.ts';
import { describePage } from '../../reporting/describePage.ts';
import { connectWrapper } from './connectWrapper.ts';

const messageSchema = v.looseObject({ type: v.optional(v.string()), id: v.optional(v.string()) });

test('token only after the greeting, cookies with it, and never over an open line; reports name the wrapper that greeted [NAT-02] [NAT-03] [API-53]', async () => {
  const said: v.InferOutput<typeof messageSchema>[] = [];
  const wrapper = Object.assign(new EventTarget(), {
    postMessage: (text: string) => said.push(v.parse(messageSchema, JSON.parse(text))),
  });
  const deliver = (content: object) =>
    wrapper.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ portal: 1, ...content }) }),
    );
  const answers = (id: string) => said.find((message) => message['answers'] === id);
  Reflect.set(window, 'PortalClienteAndroid', wrapper);
  Reflect.set(window, 'isSecureContext', true);

  const connection = connectWrapper('ANDROID');
  const hello = said[0]?.id ?? '';
  deliver({ type: 'authToken.get', id: 'early' });
  await expect.poll(() => answers('early')).toMatchObject({ ok: false, error: 'denied' });

  const welcome = { version: 1, app: 'Teste', capabilities: ['share', 'teleport', 'push'] };
  const payload = { ...welcome, cookies: { sessionToken: 'of-the-wrapper', userId: '7' } };
  deliver({ answers: hello, ok: true, payload });
  expect(describePage()['native']).toBeNull();
  const greeting = await connection?.greeting;
  expect(describePage()['native']).toBe('Teste');
  expect(greeting?.can('share')).toBe(true);
  expect(greeting?.can('download')).toBe(false);
  expect(readCookie('sessionToken')).toBe('of-the-wrapper');

  expect(readCookie('userId')).toBe('7');

  writeCookie('sessionToken', 'newer');
  writeCookie('userId', '8');
  deliver({ type: 'authToken.get', id: 'now' });
  await expect.poll(() => answers('now')).toMatchObject({ ok: true, payload: { token: 'newer' } });
  deliver({ type: 'cookies.get', id: 'both' });
  const cookies = { sessionToken: 'newer', userId: '8' };
  await expect.poll(() => answers('both')).toMatchObject({ ok: true, payload: { cookies } });
  Reflect.set(window, 'isSecureContext', false);
  deliver({ type: 'cookies.get', id: 'open' });
  await expect.poll(() => answers('open')).toMatchObject({ ok: false, error: 'denied' });

  // What is offered by itself is there once the shell is, too (C-841).
  const shell = aShell();
  expect(shell.native.subscribePush).toBeUndefined();
  connection?.attach({
    ...shell,
    toAccount: () => undefined,
    layers: { isOpen: () => false, closeTop: () => null },
    path: () => '/services',
    isPullAllowed: () => true,
    onPullChange: () => undefined,
  });
  await expect.poll(() => shell.native.subscribePush).toBeDefined();
});
