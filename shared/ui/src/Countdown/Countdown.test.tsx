// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const figures = () => screen.getByRole('timer').textContent;
const spoken = () => screen.getByRole('status').textContent;

/** Time goes by while no timer of the page runs, then the tab is seen again. */
async function sleep(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

function open(seconds: number) {
  const onEnd = vi.fn<() => void>();
  render(<Countdown endsAt={Date.now() + seconds * 1000} totalSeconds={240} onEnd={onEnd} />);
  return onEnd;
}

test('shows mm:ss, speaks at 60 and at 10 seconds, and ends once at 00:00 [PAY-16]', async () => {
  const onEnd = open(90);
  expect(figures()).toBe('01:30');
  await pass(29);
  expect(spoken()).toBe('');
  await pass(1);
  expect(spoken()).toBe('Falta 1 minuto');
  await pass(50);
  expect(spoken()).toBe('Faltam 10 segundos');
  expect(onEnd).not.toHaveBeenCalled();
  await pass(10);
  expect(figures()).toBe('00:00');
  await pass(30);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a tab that slept is right as soon as it is seen, and says what is left', async () => {
  open(90);
  await sleep(48);
  expect(figures()).toBe('00:42');
  expect(spoken()).toBe('Faltam 42 segundos');
});

test('a tab that slept past the end ends once', async () => {
  const onEnd = open(90);
  await sleep(3600);
  await sleep(60);
  expect(figures()).toBe('00:00');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('an end in the past is over at once, without an announcement', async () => {
  const onEnd = open(-5);
  expect(figures()).toBe('00:00');
  await pass(5);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(spoken()).toBe('');
});

test('opened below a threshold it says nothing of it', async () => {
  open(40);
  await pass(1);
  expect(spoken()).toBe('');
});
