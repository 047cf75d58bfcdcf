import { expect, test } from 'vitest';
import { root } from '../packages.ts';
import { planRemote } from './planRemote.ts';
import { readCommand } from './readCommand.ts';
import { readManifests } from './readManifests.ts';

const existing = readManifests(root);
const plan = (...args: string[]) => planRemote(readCommand(args), existing);

test('everything follows from the name', () => {
  expect(plan('mf-gift-cards')).toEqual({
    name: 'mf-gift-cards',
    page: 'gift-cards',
    component: 'GiftCards',
    path: '/gift-cards',
    title: 'Gift cards',
  });
});

test('page and title can be chosen, with or without the slash', () => {
  const chosen = ['--page', 'vales/novos', '--title', 'Vales & prémios'];
  expect(plan('mf-gift-cards', ...chosen)).toMatchObject({
    path: '/vales/novos',
    title: 'Vales & prémios',
  });
});

test.each([
  [['gifts'], 'begins with mf-'],
  [['mf-'], 'begins with mf-'],
  [['mf-Gifts'], 'begins with mf-'],
  [['mf-gifts-'], 'begins with mf-'],
  [['mf-../gifts'], 'begins with mf-'],
  [['mf-booking'], 'mf-booking exists already'],
  [['mf-gifts', '--page', '/schedule'], '/schedule belongs to mf-booking (/schedule/:id?)'],
  [['mf-services-two', '--page', '/'], '/ belongs to the shell'],
  [['mf-gifts', '--page', '/with space'], 'none that the router can read'],
  [['mf-gifts', '--page', '/client/vales'], 'by themselves: --page /vales'],
  [['mf-gifts', '--page', 'client'], 'by themselves: --page /gifts'],
  [['mf-gifts', '--title', "It's"], 'is no title'],
  [['mf-gifts', '--title', ''], 'is no title'],
  [[], 'Usage:'],
  [['mf-gifts', 'mf-cards'], 'Usage:'],
  [['mf-gifts', '--colour', 'red'], 'Usage:'],
])('%j is refused', (args, reason) => {
  expect(() => plan(...args)).toThrow(reason);
});
