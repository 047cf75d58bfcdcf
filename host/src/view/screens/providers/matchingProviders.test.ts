import type { Company } from '@portal/api/company/company';
import { expect, test } from 'vitest';
import { matchingProviders } from './matchingProviders.ts';

const company = (name: string, town: string, demo = false): Company => ({
  id: name,
  name,
  domain: `${name}.localhost`,
  logo: '',
  url: '',
  keywords: [],
  town,
  registered: false,
  logged: false,
  scheduler_module: 'FULL',
  is_scheduler_solo: false,
  worksheet_operational: 'true',
  demo,
  support_equipment: true,
});
const all = [
  company('Clínica Alameda', 'Lisboa'),
  company('Auto Mirante', 'Évora'),
  company('Ensaio', 'Lisboa', true),
];
const found = (typed: string) => matchingProviders(all, typed).map(({ name }) => name);

test('finds by name and place, without accents and case, every word, and no demo [DEMO-08] [PRV-09]', () => {
  expect(found('')).toEqual(['Clínica Alameda', 'Auto Mirante']);
  expect(found('CLINICA')).toEqual(['Clínica Alameda']);
  expect(found('mirante  evora')).toEqual(['Auto Mirante']);
  expect(found('mirante lisboa')).toEqual([]);
});
