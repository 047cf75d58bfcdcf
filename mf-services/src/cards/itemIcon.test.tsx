// @vitest-environment happy-dom
import { addLocalItem } from '@portal/api/items/addLocalItem';
import type { Work } from '@portal/api/work/work';
import type { LiteVisit } from '@portal/contract/liteVisit';
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { Activity } from '@portal/ui/icons/things/Activity';
import { Box } from '@portal/ui/icons/things/Box';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import { cleanup, render, screen } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ItemPhoto } from '../pages/equipment-details/ItemPhoto.tsx';
import { DetailsHero } from '../pages/service-details/hero/DetailsHero.tsx';
import { LiteCard } from '../pages/services-lite/LiteCard.tsx';
import ItemsPanel from '../panels/items/ItemsPanel.tsx';
import { aWork } from '../testing/aWork.ts';
import { itemIcon } from './itemIcon.tsx';
import { PastWorkCard } from './PastWorkCard.tsx';
import { WorkCard } from './WorkCard.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test.each([
  ['AUTO', 'physio', true, Car],
  ['TECH', 'physio', true, MonitorSmartphone],
  ['DEFAULT', 'physio', true, Activity],
  ['DEFAULT', 'BARBERSHOP', true, Scissors],
  ['DEFAULT', 'auto', true, Box],
  ['DEFAULT', 'auto', false, CalendarDays],
] as const)(
  'without a photograph, the icon set %s comes before the vertical %s; items: %s [CFG-03] [SHL-02]',
  (iconSet, vertical, supportsItems, icon) => {
    const drawn = itemIcon({ iconSet, vertical, supportsItems });
    expect(isValidElement(drawn) && drawn.type).toBe(icon);
  },
);

const today = '2026-07-09';
const itemsKey = 'items-of-a-link';
const lite: LiteVisit = {
  ...{ subjectId: 'A-1', hasEnded: false, isClient: false, hasAccount: false },
  itemsKey,
};
const past = aWork({ state: { bars: 5, name: 'Concluído' }, is_history: true });
const { item } = past;
const kept = () =>
  addLocalItem(
    localStorage,
    itemsKey,
    { brand: 'Renault' },
    { itemFields: [], itemTitleTemplate: '{brand}', itemSubtitleTemplate: '' },
    today,
  );
const places: {
  where: string;
  part: ReactNode;
  items?: Work['item'][];
  visit?: LiteVisit;
  before?: () => unknown;
}[] = [
  {
    where: 'the card of a work in progress',
    part: <WorkCard work={aWork()} today={today} isPrimary={false} />,
  },
  { where: 'the card of a work of before', part: <PastWorkCard work={past} today={today} /> },
  {
    where: 'the lite card of a work in progress',
    part: <LiteCard section="inProgress" work={aWork()} today={today} />,
  },
  {
    where: 'the lite card of a work of before',
    part: <LiteCard section="history" work={past} today={today} />,
  },
  {
    where: 'the details of a work',
    part: <DetailsHero work={aWork()} primary={null} today={today} />,
  },
  { where: 'the page of an item', part: item && <ItemPhoto item={item} /> },
  { where: 'the list of items', part: <ItemsPanel />, items: [item] },
  { where: 'an empty list of items', part: <ItemsPanel />, items: [] },
  { where: 'the items of a lite visit', part: <ItemsPanel />, visit: lite, before: kept },
];

test.each(places)(
  '$where draws the icon of the icon set, whatever it is [CFG-03] [SHL-02]',
  async ({ part, items, visit, before }) => {
    before?.();
    for (const iconSet of ['AUTO', 'TECH'] as const) {
      const test = createTestPortal({
        provider: { iconSet, supportsItems: true },
        ...(visit && { session: { mode: 'lite' as const, subject: null, lite: visit } }),
        answers: { 'GET /items/': () => ({ items }) },
      });
      const { container } = render(<TestShell test={test}>{part}</TestShell>);
      if (items ?? visit) await screen.findByRole('button', { name: /^Adicionar/ });
      const drawn = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
      const looks = (icon: ReactNode) =>
        render(icon).container.querySelector('svg')?.innerHTML ?? '';
      expect(drawn.includes(looks(<Car />))).toBe(iconSet === 'AUTO');
      expect(drawn.includes(looks(<MonitorSmartphone />))).toBe(iconSet === 'TECH');
      cleanup();
    }
  },
);
