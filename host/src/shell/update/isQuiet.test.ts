// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { consentOpenAtom } from '../consent/consentOpenAtom.ts';
import { panelAtom } from '../state/panelAtom.ts';
import { isQuiet, type QuietShell } from './isQuiet.ts';
import { quietShell } from './testing/quietShell.ts';

const NOW = 1_000_000;
let shell: QuietShell;
let path = '/services';

beforeEach(() => {
  document.body.replaceChildren();
  path = '/services';
  shell = quietShell(() => path);
});

const quiet = (typedAt = 0) => isQuiet(shell, typedAt, NOW);

test('a page on which nothing happens is quiet', () => expect(quiet()).toBe(true));

test('wizard and payment are not', () => {
  path = '/schedule';
  expect(quiet()).toBe(false);
});

test('unsaved changes are not, until they are saved', () => {
  const question = { title: '', body: '', leaveLabel: '', stayLabel: '' };
  const release = shell.navigation.guard(question);
  expect(quiet()).toBe(false);
  release();
  expect(quiet()).toBe(true);
});

test('a dialog, a toast, a panel and the cookie banner are not', () => {
  void shell.overlays.info({ title: '', body: '' });
  expect(quiet()).toBe(false);
  shell.overlays.dismissDialog();
  shell.store.set(panelAtom, 'agenda');
  expect(quiet()).toBe(false);
  shell.store.set(panelAtom, null);
  shell.store.set(consentOpenAtom, true);
  expect(quiet()).toBe(false);
  shell.store.set(consentOpenAtom, false);
  expect(quiet()).toBe(true);
  shell.overlays.toast({ message: '' });
  expect(quiet()).toBe(false);
});

test('a field with the focus, or one that was typed in half a minute ago, is not', () => {
  expect(quiet(NOW - 29_999)).toBe(false);
  expect(quiet(NOW - 30_000)).toBe(true);
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  expect(quiet()).toBe(false);
});
