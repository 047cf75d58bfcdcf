// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewMessages } from './NewMessages.tsx';

/** Says whether the end of the chat is in sight. */
let see: (isInSight: boolean) => void = () => undefined;

beforeEach(() => {
  see = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {
        return undefined;
      }
      disconnect() {
        return undefined;
      }
    },
  );
});
afterEach(cleanup);

const lead = () => screen.queryByRole('button', { name: 'Mensagens novas' });

/** A chat of one message, to which another one comes. */
function come(own: boolean): void {
  const title = createRef<HTMLHeadingElement>();
  const shown = (newest: { id: string; own: boolean }) => (
    <>
      <h2 ref={title} tabIndex={-1}>
        Mensagens
      </h2>
      <NewMessages newest={newest} title={title} />
    </>
  );
  const view = render(shown({ id: '1', own: false }));
  expect(lead()).toBeNull();
  view.rerender(shown({ id: '2', own }));
}

test('a message of the provider that comes out of sight is led to, until the end is in sight [LIVE-09]', () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView');
  come(false);
  see(false);
  fireEvent.click(lead() ?? document.body);
  expect(into).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe('Mensagens');
  expect(lead()).toBeNull();
  see(false);
  expect(lead()).not.toBeNull();
  see(true);
  expect(lead()).toBeNull();
  into.mockRestore();
});

test('to one that the customer wrote, here or on another device, nothing leads [LIVE-09] [C-834]', () => {
  come(true);
  see(false);
  expect(lead()).toBeNull();
});
