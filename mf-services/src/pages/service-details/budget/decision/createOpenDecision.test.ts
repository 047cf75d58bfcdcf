import { expect, test, vi } from 'vitest';
import { createOpenDecision } from './createOpenDecision.ts';

test('another version takes the question away and has to be said, with or without a question [LIVE-10]', () => {
  const decision = createOpenDecision();
  expect(decision.moveFrom(1)).toBe(true);
  const close = vi.fn<() => void>();
  decision.begin(2);
  const answered = decision.ask(close);
  expect(decision.moveFrom(2)).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  answered();
  decision.end();
  expect(decision.moveFrom(3)).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});

test('what was sent is refused with the same words, so nothing more is said, however late the new version comes', () => {
  const decision = createOpenDecision();
  decision.begin(1);
  expect(decision.moveFrom(1)).toBe(false);
  decision.refuse();
  decision.end();
  expect(decision.moveFrom(1)).toBe(false);
  expect(decision.moveFrom(2)).toBe(true);
});
