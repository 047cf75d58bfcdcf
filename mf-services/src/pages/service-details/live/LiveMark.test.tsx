// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LiveMark from './LiveMark.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-14T13:02:10Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a stage that was just reached says so for a minute, then since when, and its name once [LIVE-08] [C-827]', () => {
  const page = render(<LiveMark state="Em diagnóstico" />);
  expect(screen.queryByText('Mudou agora mesmo')).toBeNull();
  page.rerender(<LiveMark state="Em reparação" />);
  screen.getByText('Mudou agora mesmo');
  // A live region only tells what enters it.
  expect(screen.getByRole('status').textContent).toBe('');
  pass(200);
  expect(screen.getByRole('status').textContent).toBe('Em reparação');
  pass(59_799);
  screen.getByText('Mudou agora mesmo');
  pass(1);
  screen.getByText('Mudou às 14:02');
  expect(screen.queryByText('Mudou agora mesmo')).toBeNull();
});

test('whoever changed it and stands on its name hears it from there alone [LIVE-08] [C-827]', () => {
  const at = (state: string) => (
    <div>
      <LiveMark state={state} />
      <h1 tabIndex={-1}>{state}</h1>
    </div>
  );
  const page = render(at('Em diagnóstico'));
  page.rerender(at('Em reparação'));
  screen.getByRole('heading').focus();
  pass(1000);
  expect(screen.getByRole('status').textContent).toBe('');
});
