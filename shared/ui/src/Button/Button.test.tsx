// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigateProvider } from '../Anchor/Anchor.tsx';
import { Button } from './Button.tsx';

// Words of one test must not be spoken in the next one.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a second click while the first is running does nothing, and the button says it is busy', async () => {
  let calls = 0;
  let finish: () => void = () => undefined;
  render(
    <Button
      loadingText="A guardar…"
      onClick={() => {
        calls += 1;
        return new Promise<void>((resolve) => {
          finish = resolve;
        });
      }}
    >
      Guardar
    </Button>,
  );
  const button = screen.getByRole('button');
  // Both clicks before React renders again: the state alone would not stop the second.
  act(() => {
    button.click();
    button.click();
  });
  fireEvent.click(button);
  expect(calls).toBe(1);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.textContent).toContain('A guardar…');
  await act(async () => finish());
  expect(button.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button);
  expect(calls).toBe(2);
  await act(async () => finish());
});

test('a busy submit button does not submit its form again', () => {
  let submitted = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted += 1;
      }}
    >
      <Button type="submit" loading>
        Entrar
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(submitted).toBe(0);
});

test('a link button navigates through the shell, and leaves new tabs to the browser', () => {
  const visited: string[] = [];
  render(
    <NavigateProvider navigate={(href) => visited.push(href)}>
      <Button href="/client/services">Ver</Button>
    </NavigateProvider>,
  );
  const link = screen.getByRole('link');
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(visited).toEqual([]);
  expect(fireEvent.click(link)).toBe(false);
  expect(visited).toEqual(['/client/services']);
});

test('a kept promise shows that it worked for a moment, in which nothing is sent again', async () => {
  let calls = 0;
  render(
    <Button
      loadingText="A guardar…"
      doneText="Concluído"
      onClick={() => {
        calls += 1;
        return Promise.resolve();
      }}
    >
      Guardar
    </Button>,
  );
  const button = screen.getByRole('button');
  await act(async () => button.click());
  expect(button.textContent).toBe('Concluído');
  fireEvent.click(button);
  expect(calls).toBe(1);
  await act(async () => vi.advanceTimersByTime(200));
  expect(document.querySelector('[aria-live]')?.textContent).toContain('Concluído');
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(button.textContent).toBe('Guardar');
  expect(document.querySelector('[aria-live]')?.textContent).toBe('');
  await act(async () => button.click());
  expect(calls).toBe(2);
});

test('a refused promise returns the button to normal, and goes on to whoever listens', async () => {
  const refused: unknown[] = [];
  const listen = (reason: unknown) => refused.push(reason);
  process.on('unhandledRejection', listen);
  render(
    <Button doneText="Concluído" onClick={() => Promise.reject(new Error('offline'))}>
      Guardar
    </Button>,
  );
  const button = screen.getByRole('button');
  await act(async () => button.click());
  await vi.waitFor(() => expect(refused).toEqual([new Error('offline')]));
  process.off('unhandledRejection', listen);
  expect(button.textContent).toBe('Guardar');
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

test('says that it is busy, inside the dialog that makes the rest inert', async () => {
  render(
    <dialog open>
      <Button loading loadingText="A remover…">
        Remover
      </Button>
    </dialog>,
  );
  await act(async () => vi.advanceTimersByTime(200));
  expect(screen.getByRole('dialog').querySelector('[aria-live]')?.textContent).toBe('A remover…');
});
