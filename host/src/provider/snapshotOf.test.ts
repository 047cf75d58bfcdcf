import { configurationSchema } from '@portal/api/company/configuration';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { aConfiguration } from '../../server/testing/aConfiguration.ts';
import { snapshotOf } from './snapshotOf.ts';

const read = (company: object = {}) => {
  const configuration = aConfiguration({});
  const sent = { ...configuration, company: { ...configuration.company, ...company } };
  return snapshotOf(v.parse(configurationSchema, sent), 'logo.svg');
};

test('the provider’s own words about the cost of a call reach the pages; without them there are none [LAW-03] [C-288]', () => {
  expect(read({ legal: { phone_cost: 'chamada gratuita' } }).legal).toEqual({
    phoneCost: 'chamada gratuita',
  });
  for (const company of [{}, { legal: {} }])
    expect(read(company).legal).toEqual({ phoneCost: null });
});
