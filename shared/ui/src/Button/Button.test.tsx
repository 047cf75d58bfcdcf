// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NavigateProvider } from '../Anchor/Anchor.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

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
