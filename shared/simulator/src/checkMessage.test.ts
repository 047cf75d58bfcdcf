import { expect, test } from 'vitest';
import { checkMessage, type Side } from './checkMessage.ts';

const asked = (id: string) => (id === 'a' ? 'share' : null);
const check = (from: Side, content: unknown) => checkMessage(from, JSON.stringify(content), asked);

test('a message of the right side and shape has no problem', () => {
  const share = { title: 'A', url: 'https://mirante.example/client' };
  expect(check('portal', { portal: 1, type: 'share', id: 'x', payload: share })).toMatchObject({
    type: 'share',
    isAnswer: false,
    problem: null,
  });
  const payload = { result: 'shared' };
  expect(check('wrapper', { portal: 1, answers: 'a', ok: true, payload })).toMatchObject({
    type: 'share',
    isAnswer: true,
    problem: null,
  });
  expect(
    check('wrapper', { portal: 1, answers: 'a', ok: false, error: 'failed' }).problem,
  ).toBeNull();
});

test('what is wrong is said, with the field that is wrong', () => {
  const wrong = { title: 'A', url: 'javascript:1' };
  expect(check('portal', { portal: 1, type: 'share', payload: wrong }).problem).toMatch(/^url: /);
  expect(check('wrapper', { portal: 1, type: 'share', payload: {} }).problem).toBe('type: share?');
  expect(check('wrapper', { portal: 1, answers: 'b', ok: true }).problem).toBe('answers: b?');
  expect(
    check('wrapper', { portal: 1, answers: 'a', ok: true, payload: { result: 1 } }).problem,
  ).toMatch(/^result: /);
  expect(check('portal', { portal: 2, type: 'exit' })).toMatchObject({ type: null, content: null });
  expect(checkMessage('portal', '{', asked).problem).not.toBeNull();
});
