import { Activity, Box, CalendarDays, Car, MonitorSmartphone, Scissors } from '@portal/ui/icons';
import { expect, test } from 'vitest';
import { itemIcon } from './itemIcon.tsx';

test.each([
  ['AUTO', 'physio', true, <Car />],
  ['TECH', 'physio', true, <MonitorSmartphone />],
  ['DEFAULT', 'physio', true, <Activity />],
  ['DEFAULT', 'BARBERSHOP', true, <Scissors />],
  ['DEFAULT', 'auto', true, <Box />],
  ['DEFAULT', 'auto', false, <CalendarDays />],
] as const)(
  'without a photograph, the icon set %s comes before the vertical %s; items: %s [CFG-03]',
  (iconSet, vertical, supportsItems, icon) => {
    expect(itemIcon({ iconSet, vertical, supportsItems })).toEqual(icon);
  },
);
