import { expect, test } from 'vitest';
import { readManifests } from '../new-remote/readManifests.ts';
import { root } from '../packages.ts';

test('without a login there are sign-up, login, what their messages lead to and the help to delete an account, and no panel [PRO-19] [SHL-12] [SHL-17] [SHL-19] [SHL-20] [SHL-21] [SHL-27] [SHL-28]', () => {
  const open = readManifests(root).flatMap(({ pages, panels }) =>
    [...pages, ...panels].filter(({ modes }) => modes.includes('visitor')),
  );
  expect(open.map(({ name }) => name)).toEqual([
    'login',
    'register',
    'confirm-email',
    'not-me',
    'delete-help',
  ]);
});

test('in lite mode there are its home, its details, its booking and the help to delete an account, with the panel of the items, not that of the companies [API-41] [C-710] [INV-11] [SHL-13] [SHL-16] [SHL-22] [SHL-29] [SHL-30]', () => {
  const manifests = readManifests(root);
  const pages = manifests.flatMap(({ pages: all }) => all);
  const paths = pages.filter(({ modes }) => modes.includes('lite')).map(({ path }) => path);
  expect(paths).toEqual([
    '/schedule-lite/:id?',
    '/help-delete-account',
    '/services-lite',
    '/service-details-lite',
  ]);
  const panels = manifests.flatMap(({ panels: all }) => all);
  expect(panels.filter(({ modes }) => modes.includes('lite')).map(({ name }) => name)).toEqual([
    'items',
  ]);
});

test('a booking may be opened with an item and without one [SHL-27]', () => {
  const pages = readManifests(root).flatMap(({ pages: all }) => all);
  expect(pages.find(({ name }) => name === 'schedule')?.path).toBe('/schedule/:id?');
});

test('a registered customer may open every page and panel, except the lite ones and those of who has no account [PRO-20]', () => {
  const closed = readManifests(root).flatMap(({ pages, panels }) =>
    [...pages, ...panels].filter(({ modes }) => !modes.includes('full')),
  );
  expect(closed.map(({ name }) => name)).toEqual([
    'schedule-lite',
    'login',
    'register',
    'services-lite',
    'service-details-lite',
  ]);
});

test('whoever is logged in at a demo company may open what every registered customer may [SHL-17] [SHL-19] [SHL-20] [SHL-21] [SHL-27] [SHL-28]', () => {
  const views = readManifests(root).flatMap(({ pages, panels }) => [...pages, ...panels]);
  const openTo = (mode: 'full' | 'demo') =>
    views.filter(({ modes }) => modes.includes(mode)).map(({ name }) => name);
  expect(openTo('full').length).toBeGreaterThan(0);
  // Visitors of a demo share one customer, who has no passkey (ACC-09).
  expect(openTo('demo')).toEqual(openTo('full').filter((name) => name !== 'passkey-offer'));
});

test('a passkey is offered where registered customers are, neither by a link nor in a demo [ACC-09]', () => {
  const pages = readManifests(root).flatMap((manifest) => manifest.pages);
  const modesOf = (name: string) => pages.find((page) => page.name === name)?.modes;
  expect(modesOf('passkey-offer')).toEqual(['full']);
  // It comes with a login, which no link leads to either.
  expect(modesOf('login')).toEqual(['visitor']);
  expect(modesOf('register')).toEqual(['visitor']);
});

test('booking, moving, waiting and payment are pages for one decision, and no other [SID-01] [C-275]', () => {
  const pages = readManifests(root).flatMap((manifest) => manifest.pages);
  const names = pages.filter(({ layout }) => layout === 'decision').map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    ...['move', 'payment', 'schedule', 'schedule-lite', 'waiting-list'],
  ]);
});

test('the page of an item is titled by the provider’s own word for it [ITM-01]', () => {
  const pages = readManifests(root).flatMap((manifest) => manifest.pages);
  expect(pages.find(({ name }) => name === 'equipment-details')?.title).toBe('{item}');
});
