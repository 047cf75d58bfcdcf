import { expect, test } from 'vitest';
import { linkedPanel, panelDelay } from './linkedPanel.ts';

const panelOf = (query: string) => linkedPanel(new URLSearchParams(query));

test('each parameter opens its panel, and only when it is true', () => {
  expect(panelOf('openAppointment=true')).toBe('agenda');
  expect(panelOf('s=C&openEquipments=true')).toBe('items');
  expect(panelOf('showCompanies=true')).toBe('companies');
  expect(panelOf('showCompanies=false')).toBeNull();
  expect(panelOf('toString=true')).toBeNull();
});

test('a second by link, none on the schedule or later in the visit [SID-14]', () => {
  const link = { path: '/services', isFirstPage: true, scheduling: false };
  expect(panelDelay(link)).toBe(1000);
  expect(panelDelay({ ...link, isFirstPage: false })).toBe(0);
  expect(panelDelay({ ...link, scheduling: true })).toBe(0);
  expect(panelDelay({ ...link, path: '/schedule/7' })).toBe(0);
  expect(panelDelay({ ...link, path: '/scheduled' })).toBe(1000);
});
