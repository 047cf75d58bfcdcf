import { categoriesSchema } from '@portal/api/company/createCompaniesApi';
import { companiesSchema } from '@portal/api/company/company';
import { companyTermsSchema, configurationSchema } from '@portal/api/company/configuration';
import { bookableServicesSchema, schedulerConfigSchema } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import type { Operations } from '../operation.ts';

const search = v.object({
  verticalName: v.optional(v.string()),
  geoCoords: v.optional(v.string()),
  name: v.optional(v.string()),
  offset: v.optional(v.string()),
});
const day = '16/06/2026';

/** What anybody may know of a provider, at its address. */
export const providerOperations: Operations = {
  'GET /main/config': {
    access: 'visitor',
    summary: 'Configuration of the provider (API-04)',
    answer: configurationSchema,
  },
  'GET /main/config/vertical': {
    access: 'visitor',
    summary: 'Vertical of the provider and all categories (API-48, C-146)',
    answer: categoriesSchema,
  },
  'GET /main/terms/company': {
    access: 'visitor',
    summary: 'Terms and labels of a provider (API-47)',
    query: v.object({ value: v.optional(v.string()) }),
    answer: companyTermsSchema,
    request: { query: { value: '{domain}' } },
  },
  'GET /main/client/company/new': {
    access: 'visitor',
    summary: 'Providers that the person does not have yet, nearest first (API-40)',
    query: search,
    answer: companiesSchema,
    request: { query: { geoCoords: '38.72,-9.14' } },
  },
  'GET /main/company/v2': {
    access: 'visitor',
    summary: 'Providers, for lite visitors (API-41)',
    query: search,
    answer: companiesSchema,
  },
  'GET /main/photos/company/:logo': {
    access: 'open',
    summary: 'Logo of a provider as SVG (API-56)',
    type: 'image/svg+xml',
    request: { path: { logo: '{logo}' } },
  },
  'GET /main/photos/company/icons/:icon': {
    access: 'open',
    summary: 'Icon of a provider for home screens as PNG',
    type: 'image/png',
    request: { path: { icon: '{icon}' } },
  },
  'GET /main/schedule/services': {
    access: 'visitor',
    summary: 'Services that can be booked (API-69)',
    answer: bookableServicesSchema,
  },
  'GET /main/schedule/config': {
    access: 'visitor',
    summary: 'Free times of a range of days (API-70)',
    query: v.object({
      service_ids: v.string(),
      prefered_time: v.optional(v.string()),
      start: v.string(),
      end: v.string(),
      expert_id: v.optional(v.string()),
    }),
    answer: schedulerConfigSchema,
    request: { query: { service_ids: '{service}', start: day, end: day } },
  },
  'GET /main/schedule/experts': {
    access: 'visitor',
    summary: 'Experts that are free at a time (API-71)',
    query: v.object({ service_ids: v.string(), date: v.string(), time: v.string() }),
    request: { query: { service_ids: '{service}', date: day, time: '18:00' } },
  },
};
