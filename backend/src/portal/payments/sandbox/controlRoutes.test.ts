import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { controlRoutes } from './controlRoutes.ts';
import { openSandboxStore } from './sandboxStore.ts';

test('of two open requests on one telephone that of an amount is found, without one the newest', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'state.json');
  const open = { method: 'MBWAY', status: 'OPEN', phone: '912345610', expiresAt: null };
  const payments = ['24.00', '195.10'].map((amount) => ({ ...open, amount, requestId: amount }));
  writeFileSync(file, JSON.stringify({ payments }));
  const app = controlRoutes(
    openSandboxStore(file, '', () => ({
      ...{ payments: [], callbacks: [], clockShift: 0, callbackUrl: '', antiPhishingKey: '' },
      modes: { callbackBeforeAnswer: false, silent: false },
    })),
  );
  const ask = async (body?: object) => {
    const answer = await app.request('/control/open/912345610', {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return [answer.status, Object(await answer.json()).requestId];
  };
  expect(await ask({ amount: '24.00' })).toEqual([200, '24.00']);
  expect(await ask()).toEqual([200, '195.10']);
  expect((await ask({ amount: '1.00' }))[0]).toBe(404);
});
