// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PART_FAILED, PART_SLOW } from './loadPart.ts';
import { lazyPart } from './lazyPart.tsx';
import { withPlaceholder } from './withPlaceholder.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Heavy = ({ text }: { text: string }) => <p>{text}</p>;

/** A part whose first downloads fail; counts them. */
function partThatFails(times: number) {
  const downloads = { count: 0 };
  const load = async (): Promise<{ default: typeof Heavy }> => {
    downloads.count += 1;
    return downloads.count > times
      ? Promise.resolve({ default: Heavy })
      : Promise.reject(new Error('Failed to fetch: http://portal.test/assets/mf-a/calendar.js'));
  };
  const part = withPlaceholder(lazyPart(load));
  return { ...part, downloads };
}

const wait = <p>A carregar</p>;

test('the placeholder stands until the part is there', async () => {
  const { Part } = partThatFails(0);
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  expect(screen.getByText('A carregar')).toBeTruthy();
  expect(await screen.findByText('Calendário')).toBeTruthy();
  expect(screen.queryByText('A carregar')).toBeNull();
});

test('a part that was preloaded is drawn at once and downloaded once', async () => {
  const { Part, preload, downloads } = partThatFails(0);
  await Promise.all([preload(), preload()]);
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  expect(screen.getByText('Calendário')).toBeTruthy();
  expect(downloads.count).toBe(1);
});

test('a download that failed is told to the shell and tried once more past the cache', async () => {
  const told: unknown[] = [];
  const tell = (event: Event) => void told.push(event instanceof CustomEvent && event.detail);
  window.addEventListener(PART_FAILED, tell);
  const anew = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { Part } = partThatFails(1);
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  expect(await screen.findByText('Calendário')).toBeTruthy();
  expect(told).toEqual([expect.stringContaining('/assets/mf-a/calendar.js')]);
  const address = 'http://portal.test/assets/mf-a/calendar.js';
  expect(anew).toHaveBeenCalledWith(address, expect.objectContaining({ cache: 'reload' }));
  window.removeEventListener(PART_FAILED, tell);
});

test('a download that failed twice is told, takes nothing down and can be tried again', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const { Part } = partThatFails(2);
  render(
    <>
      <h1>Marcar</h1>
      <Part part={{ text: 'Calendário' }} placeholder={wait} />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar');
  expect(screen.getByRole('heading', { name: 'Marcar' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Calendário')).toBeTruthy();
});

test('the second retry loads the page anew, because a browser may remember what it refused', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { Part } = partThatFails(Infinity);
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a download that hangs says so after a second and a half, beside the placeholder, and the retry loads the page anew', async () => {
  vi.useFakeTimers();
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const told: unknown[] = [];
  const hear = (event: Event) => told.push(event instanceof CustomEvent && event.detail);
  window.addEventListener(PART_SLOW, hear);
  let arrive: (module: { default: typeof Heavy }) => void = () => undefined;
  const { Part } = withPlaceholder(
    lazyPart(() => new Promise<{ default: typeof Heavy }>((resolve) => (arrive = resolve))),
  );
  render(<Part part={{ text: 'Calendário' }} placeholder={wait} />);
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(1499);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(1);
  expect(screen.getByRole('status').textContent).toContain('Esta parte está a demorar.');
  expect(screen.getByText('A carregar')).toBeTruthy();
  expect(told).toEqual([expect.stringContaining('withPlaceholder')]);
  window.removeEventListener(PART_SLOW, hear);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(reload).toHaveBeenCalledOnce();
  await act(async () => arrive({ default: Heavy }));
  expect([screen.queryByRole('status'), screen.getByText('Calendário')]).toEqual([
    null,
    expect.anything(),
  ]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
