import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createBridge } from '../bridge/createBridge.ts';
import { testWire } from '../testing/testWire.ts';
import { wrapperPush } from './wrapperPush.ts';

const key = 'B'.repeat(87);
const device = {
  endpoint: 'https://push.example.net/send/1',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
};
const asked = v.object({ type: v.literal('push'), id: v.string(), payload: v.unknown() });

test.each([
  ['where messages go', { ok: true, payload: { device } }, device],
  ['that nobody wants any', { ok: true, payload: { device: null } }, null],
  ['nonsense', { ok: true, payload: { device: { endpoint: 'javascript:1', keys: {} } } }, null],
  ['that it does not', { ok: false, error: 'denied' }, null],
])(
  'an application that says %s is asked with the portal’s key [REM-14] [C-841]',
  async (_what, answer, found) => {
    const { transport, sent, say } = testWire();
    const bridge = createBridge({
      ...{ transport, origin: 'https://mirante.example', onRefused: () => undefined },
    });
    const subscribing = wrapperPush(bridge, key);
    const { id, payload } = v.parse(asked, sent.at(-1));
    expect(payload).toEqual({ key });
    say({ portal: 1, answers: id, ...answer });
    expect(await subscribing).toEqual(found);
  },
);
