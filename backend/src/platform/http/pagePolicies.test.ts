import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCookie } from '../../testing/calls/callOperation.ts';
import { createTestBackend, type TestBackend } from '../../testing/testBackend.ts';

let portal: TestBackend;
beforeAll(async () => {
  portal = await createTestBackend();
});
afterAll(() => portal.close());

async function openRollouts(): Promise<Response> {
  const cookie = await operatorCookie(portal);
  return portal.app.request('/operations/rollouts', { headers: { cookie } });
}

test.each([
  ['the API description', () => portal.app.request('/openapi')],
  ['the outbox', () => portal.app.request('/dev/outbox')],
  ['the way in to the rollouts', () => portal.app.request('/operations/rollouts')],
  ['the rollouts', openRollouts],
])('%s may use its own style and script, to the letter, and no other', async (_page, open) => {
  const answer = await open();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const inline = [...(await answer.text()).matchAll(/<(style|script)>([\s\S]*?)<\/\1>/g)];
  expect(inline.length).toBeGreaterThan(0);
  for (const [, kind, content = ''] of inline) {
    const hash = createHash('sha256').update(content).digest('base64');
    expect(policy).toMatch(new RegExp(`${kind}-src [^;]*`));
    expect(policy).toContain(`'sha256-${hash}'`);
  }
  expect(policy).not.toContain('unsafe');
});
