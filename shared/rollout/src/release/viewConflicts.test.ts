import { expect, test } from 'vitest';
import { viewConflicts, type Views } from './viewConflicts.ts';

const views = (name: string, paths: string[], panels: string[] = []): Views => ({
  name,
  pages: paths.map((path) => ({ path })),
  panels: panels.map((panel) => ({ name: panel })),
});
const booking = views('mf-booking', ['/schedule/:id?'], ['agenda']);
const ask = (...paths: string[]) => viewConflicts(views('mf-loyalty', paths), [booking]);

test('pages and panels of its own are everybody’s right', () => {
  expect(ask('/loyalty', '/loyalty/:id', '/schedules', '/schedule/S-1/more')).toEqual([]);
  expect(viewConflicts(booking, [booking])).toEqual([]);
});

test.each(['/schedule', '/Schedule/', '/schedule/S-1', '/schedule/:other', '/schedule/*'])(
  '%s leads to an address of another remote',
  (path) => {
    expect(ask(path)).toEqual([`${path} belongs to mf-booking (/schedule/:id?)`]);
  },
);

test.each(['/', '/clientwelcome', '/acessibilidade', '/*', '/:any', '/x?'])(
  '%s leads to an address of the shell',
  (path) => {
    expect(ask(path)).toEqual([`${path} belongs to the shell`]);
  },
);

test.each(['/a b', '/:', '/ação', '/x/..', '/a/:id.json'])('%s cannot be read', (path) => {
  expect(ask(path)).toEqual([`the path ${path} is none that the router can read`]);
});

test('a panel’s name belongs to one remote', () => {
  expect(viewConflicts(views('mf-loyalty', [], ['agenda', 'loyalty']), [booking])).toEqual([
    'the panel agenda belongs to mf-booking',
  ]);
});

test.each([
  [['/loyalty', '/Loyalty/'], '/Loyalty/ is there twice (/loyalty)'],
  [['/loyalty/:id', '/loyalty/:other'], '/loyalty/:other is there twice (/loyalty/:id)'],
  [['/loyalty/:id?', '/loyalty'], '/loyalty is there twice (/loyalty/:id?)'],
])('%s is one address for two pages of one remote', (paths, sentence) => {
  expect(ask(...paths)).toEqual([sentence]);
});

test('within a remote a page may be more exact than another, and a panel’s name is there once', () => {
  expect(ask('/loyalty/:id', '/loyalty/new')).toEqual([]);
  expect(viewConflicts(views('mf-loyalty', [], ['points', 'points']), [])).toEqual([
    'the panel points is there twice',
  ]);
});
