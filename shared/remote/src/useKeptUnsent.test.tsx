// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestPortal, TestShell, type TestPortal } from './testing/testPortal.tsx';
import { useKeptUnsent } from './useKeptUnsent.ts';

const subject = {
  userId: 'u-1',
  name: 'Ana',
  email: null,
  phone: null,
  registered: true,
  loginEmailValidated: false,
};

function readText(kept: unknown): string {
  if (typeof kept !== 'string') throw new Error('not a text');
  return kept;
}

function Note() {
  const [text, setText] = useState('');
  useKeptUnsent('note', {
    unsent: text === '' ? null : text,
    parse: readText,
    restore: setText,
  });
  return (
    <label>
      Nota
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function open(session: Parameters<TestPortal['setSession']>[0] = { subject }): TestPortal {
  cleanup();
  const portal = createTestPortal({ session });
  render(
    <TestShell test={portal}>
      <Note />
    </TestShell>,
  );
  return portal;
}
const note = () => screen.getByLabelText<HTMLInputElement>('Nota');
const type = (value: string) => fireEvent.change(note(), { target: { value } });
const end = (portal: TestPortal, reason: 'expired' | 'logout') =>
  act(() => {
    portal.bus.emit('session.ended', { reason });
  });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

test('what was typed when the session expired is back for the same customer, once, and said [PRO-05] [C-238]', () => {
  const before = open();
  type('Travões');
  end(before, 'expired');
  const after = open({ subject: null });
  expect(note().value).toBe('');
  act(() => after.setSession({ subject }));
  expect(note().value).toBe('Travões');
  expect(after.shown).toEqual([{ kind: 'toast', text: 'Guardámos o que estava a escrever.' }]);
  open();
  expect(note().value).toBe('');
});

test('what was typed when the page was loaded anew is back, once; a page that the browser kept has it twice nowhere [PRO-05] [C-238]', () => {
  open();
  type('Travões');
  dispatchEvent(new Event('pagehide'));
  const anew = open();
  expect(note().value).toBe('Travões');
  expect(anew.shown).toEqual([{ kind: 'toast', text: 'Guardámos o que estava a escrever.' }]);
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(note().value).toBe('Travões');
  open();
  expect(note().value).toBe('');
});

test('what was typed is kept when the shell is about to load the page anew, and an empty form keeps nothing [C-253]', () => {
  const before = open();
  const leave = () => act(() => void before.bus.emit('page.leaving', {}));
  leave();
  expect(sessionStorage).toHaveLength(0);
  type('Travões');
  leave();
  open();
  expect(note().value).toBe('Travões');
});

test('nothing is kept of an empty form, for whoever logs out, for another customer or for more than an hour [PRO-05] [SHL-71] [C-238]', () => {
  end(open(), 'expired');
  expect(sessionStorage).toHaveLength(0);
  const leaving = open();
  type('Travões');
  end(leaving, 'logout');
  act(() => leaving.setSession({ subject: null }));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
  act(() => leaving.setSession({ subject }));

  end(leaving, 'expired');
  expect(sessionStorage).toHaveLength(1);
  open({ subject: { ...subject, userId: 'u-2' } });
  expect(note().value).toBe('');
  expect(sessionStorage).toHaveLength(0);

  const late = open();
  type('Travões');
  end(late, 'expired');
  const typedAt = Date.now();
  vi.useFakeTimers({ now: typedAt + 59 * 60_000, toFake: ['Date'] });
  const again = open();
  expect(note().value).toBe('Travões');
  end(again, 'expired');
  vi.setSystemTime(typedAt + (59 + 60) * 60_000 + 1);
  open();
  expect(note().value).toBe('');
});

test('what is not of this form is dropped', () => {
  for (const kept of ['{', 'null', '{"userId":"u-1","savedAt":9e15,"unsent":7}']) {
    sessionStorage.setItem('portal.unsent:note', kept);
    const portal = open();
    expect(note().value).toBe('');
    expect(portal.shown).toEqual([]);
  }
});
