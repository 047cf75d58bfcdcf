import { Box, Car, MonitorSmartphone, Users } from '@portal/ui/icons';
import { expect, test } from 'vitest';
import { itemsIcon } from './itemsIcon.tsx';

test('people have an icon of people, things one of things, and the icon set comes first [CFG-03] [CFG-05] [SHL-02]', () => {
  expect(itemsIcon({ iconSet: 'DEFAULT', vertical: 'physio' }).type).toBe(Users);
  expect(itemsIcon({ iconSet: 'DEFAULT', vertical: 'auto' }).type).toBe(Box);
  expect(itemsIcon({ iconSet: 'AUTO', vertical: 'physio' }).type).toBe(Car);
  expect(itemsIcon({ iconSet: 'TECH', vertical: 'physio' }).type).toBe(MonitorSmartphone);
});
