import { Activity } from '@portal/ui/icons/things/Activity';
import { Box } from '@portal/ui/icons/things/Box';
import { CalendarDays } from '@portal/ui/icons/time/CalendarDays';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { itemIcon } from './itemIcon.tsx';

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
