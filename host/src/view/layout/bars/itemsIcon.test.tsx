import { Box } from '@portal/ui/icons/things/Box';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Users } from '@portal/ui/icons/people/Users';
import { expect, test } from 'vitest';
import { itemsIcon } from './itemsIcon.tsx';

test('people have an icon of people, things one of things, and the icon set comes first [CFG-03] [CFG-05] [SHL-02]', () => {
  expect(itemsIcon({ iconSet: 'DEFAULT', vertical: 'physio' }).type).toBe(Users);
  expect(itemsIcon({ iconSet: 'DEFAULT', vertical: 'auto' }).type).toBe(Box);
  expect(itemsIcon({ iconSet: 'AUTO', vertical: 'physio' }).type).toBe(Car);
  expect(itemsIcon({ iconSet: 'TECH', vertical: 'physio' }).type).toBe(MonitorSmartphone);
});
