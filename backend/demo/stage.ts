import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { formatLongDate, yearOf } from '@portal/domain/time/isoDate';
import { moveTermsSchema } from '@portal/api/work/moves/move';
import * as v from 'valibot';
import { catalogueOf } from './catalogueOf.ts';
import type { DemoCustomer, Sessions } from './customers.ts';
import { examplePdf } from '../src/portal/invoicing/sandbox/examplePdf.ts';
import { asset, fileForm, type Calendar, type Portal } from './portal.ts';
import type { JsonObject, ProviderClient } from '../src/provider/api/cli/client.ts';

export interface Line {
  designation: string;
  price: number;
  discount?: number;
}

/** A budget of jobs as the provider API takes it (BUD-01). */
export interface JobsBudget {
  jobs: { title: string; [field: string]: unknown }[];
  payment_terms?: string;
  deduction?: number;
}

/** A customer of one provider, and what both do: the words in which the stories are told. */
export interface Stage {
  dates: Calendar;
  open(
    specs: Record<string, string> | undefined,
    symptom: string,
    days: number,
    time: string,
    expectedAt?: string,
  ): Promise<string>;
  state(id: string, bars: number, name?: string, at?: string): Promise<void>;
  budget(id: string, lines: Line[], needsApproval: boolean, at?: string): Promise<number>;
  /** Posts a budget of jobs. @returns their ids by title */
  jobs(id: string, budget: JobsBudget): Promise<Record<string, string>>;
  /** The customer decides about jobs of the only version. */
  decides(id: string, jobs: Record<string, string>): Promise<void>;
  /** The provider records what the customer said of the only version. */
  records(id: string, said: { jobs: Record<string, string>; by: string }): Promise<void>;
  says(id: string, message: string, at?: string): Promise<void>;
  /** @returns the id of the file */
  shows(id: string, file: string, description: string): Promise<string>;
  asks(id: string, total: number, description: string, at?: string): Promise<void>;
  /**
   * The provider attaches an example document of some days ago, which the customer has seen (INV-11).
   * @param series of its number; by itself the year in which it was issued
   */
  invoices(
    id: string,
    sequence: number,
    total: number,
    days: number,
    series?: string,
  ): Promise<void>;
  answers(id: string, message: string): Promise<void>;
  uploads(id: string, file: string, content?: string): Promise<void>;
  notes(id: string, note: string): Promise<void>;
  rates(id: string, stars: number, observation?: string): Promise<void>;
  act(id: string, action: 'confirm' | 'cancel' | 'approve'): Promise<void>;
  /** Books as the customer does: the free time of that day nearest to the wished one. */
  books(
    services: Record<string, string>,
    date: string,
    time: string,
    choice?: { expert?: string; item?: string },
  ): Promise<string>;
  /** The provider puts an appointment into its own calendar. */
  notesDown(service: string, date: string, time: string, more?: object): Promise<string>;
  changes(id: string, change: object): Promise<void>;
  /** Moves to the nearest other time; where the provider confirms moves that is asked for. */
  moves(id: string): Promise<void>;
  /** Waits for a place in a service on a day. */
  waits(service: string, date: string): Promise<void>;
  /** Waits for an earlier time of a booking. */
  wantsEarlier(id: string): Promise<void>;
  pays(id: string, method: 'MB' | 'MBWAY', total: number): Promise<void>;
  item(specs: Record<string, string>, photo?: string): Promise<string>;
}

const postedSchema = v.object({
  budgets: v.array(v.object({ jobs: v.array(v.object({ id: v.string(), title: v.string() })) })),
});

export function createStage(
  portal: Portal,
  provider: ProviderClient,
  domain: string,
  customer: DemoCustomer,
  sessions: Sessions,
  dates: Calendar,
): Stage {
  const token = sessions[domain] ?? '';
  const who = { phone: customer.phone };
  const main = (method: string, callPath: string, json?: unknown): Promise<JsonObject> =>
    portal.call(method, `/main${callPath}`, { domain, token, json });
  const subjectPath = (id: string) => `/${id.startsWith('S-') ? 'appointments' : 'works'}/${id}`;
  const idOf = (answer: JsonObject) => String(answer['id']);

  return {
    dates,
    open: async (specs, symptom, days, time, expectedAt) =>
      idOf(
        await provider.send('POST', '/works', {
          customer: who,
          item_specs: specs,
          symptoms: [{ name: symptom }],
          // Today's arrivals lie before now, whatever the hour the demo is made at.
          started_at: days === 0 ? dates.ago(75) : dates.at(days, time),
          expected_at: expectedAt,
        }),
      ),
    state: async (id, bars, name, at) => {
      await provider.send('POST', `/works/${id}/state`, { bars, name, at });
    },
    budget: async (id, lines, needsApproval, at) => {
      const answer = await provider.send('POST', `/works/${id}/budget`, {
        lines: lines.map((line) => ({ completed: !needsApproval, discount: 0, ...line })),
        vat_rate: 23,
        prices_include_vat: false,
        needs_approval: needsApproval,
        at,
      });
      return Number(answer['total']);
    },
    jobs: async (id, budget) => {
      await provider.send('POST', `/works/${id}/budget`, budget);
      const { budgets } = v.parse(postedSchema, await provider.get(`/works/${id}/budgets`));
      const jobs = budgets[0]?.jobs ?? [];
      return Object.fromEntries(jobs.map((job) => [job.title, job.id]));
    },
    decides: async (id, jobs) => {
      const { total } = await main('POST', `/services/${id}/budget/total`, { version: 1, jobs });
      await main('POST', `/services/${id}/budget/decision`, { version: 1, jobs, total });
    },
    records: async (id, said) => {
      await provider.send('POST', `/works/${id}/budget/decision`, {
        ...said,
        version: 1,
        method: 'phone',
      });
    },
    says: async (id, message, at) => {
      await provider.send('POST', `${subjectPath(id)}/messages`, { message, at });
    },
    shows: async (id, file, description) =>
      idOf(await provider.upload(`${subjectPath(id)}/files`, 'media', asset(file), description)),
    asks: async (id, total, description, at) => {
      await provider.send('POST', `${subjectPath(id)}/payment`, {
        total,
        description,
        valid_until: dates.at(4, '23:59'),
        at,
      });
    },
    invoices: async (id, sequence, total, days, series) => {
      const issuedOn = dates.day(days);
      const number = `FT ${series ?? yearOf(issuedOn)}/${sequence}`;
      const bytes = examplePdf({
        number,
        provider: String((await provider.get('/provider'))['name']),
        customer: customer.name,
        day: `${formatLongDate(issuedOn)} de ${yearOf(issuedOn)}`,
        total: formatEuros(eurosToCents(total)),
      });
      await provider.attach(
        `${subjectPath(id)}/invoices`,
        'document',
        new File([new Uint8Array(bytes)], 'demonstracao.pdf', { type: 'application/pdf' }),
        { kind: 'FT', number, issued_on: issuedOn, total: total.toFixed(2) },
      );
      await main('POST', `/services/${id}/readPayment`);
    },
    answers: async (id, message) => {
      await main('POST', `/services/${id}/chat/add`, { message });
    },
    uploads: async (id, file, content) => {
      const form = await fileForm(file, content);
      await portal.call('POST', `/main/services/${id}/media`, { domain, token, form });
    },
    notes: async (id, obs) => {
      await main('POST', `/services/${id}/editInternalObs`, { obs });
    },
    rates: async (id, classification, observation) => {
      await main('POST', `/services/${id}/feedback`, { classification, observation });
    },
    act: async (id, action) => {
      await main('POST', `/services/${id}/${action}`);
    },
    books: async (services, date, time, { expert, item } = {}) => {
      const ids = Object.keys(services);
      const expertId = expert === undefined ? undefined : await expertIdOf(provider, expert);
      const query = new URLSearchParams({ service_ids: ids.join(','), start: date, end: date });
      if (expertId !== undefined) query.set('expert_id', expertId);
      const config = await main('GET', `/schedule/config?${query.toString()}`);
      const free = JSON.stringify(config['timeSlots']).match(/\d\d:\d\d/g) ?? [];
      const chosen = free.find((slot) => slot >= time) ?? free.at(-1);
      const answer = await main('POST', '/schedule', {
        services: Object.entries(services).map(([id, observation]) => ({ id, observation })),
        date,
        time: chosen,
        expert_id: expertId,
        item_id: item,
      });
      return String(answer['appointmentId']);
    },
    notesDown: async (service, date, time, more = {}) =>
      idOf(
        await provider.send('POST', '/appointments', {
          customer: who,
          service_ids: [service],
          date,
          time,
          ...more,
        }),
      ),
    changes: async (id, change) => {
      await provider.send('POST', `/appointments/${id}`, change);
    },
    moves: async (id) => {
      const { nearest } = v.parse(moveTermsSchema, await main('GET', `/services/${id}/move`));
      await main('POST', `/services/${id}/move`, { ...nearest[0] });
    },
    waits: async (service, date) => {
      await main('POST', '/waiting-list', { service_ids: [service], from: date, to: date });
    },
    wantsEarlier: async (id) => {
      const { appointment } = v.parse(moveTermsSchema, await main('GET', `/services/${id}/move`));
      await main('POST', '/waiting-list', {
        ...{ service_ids: [], from: dates.today, to: appointment?.date, appointment_id: id },
      });
    },
    pays: async (id, method, total) => {
      const created = await main('POST', '/payment', {
        id,
        method,
        total,
        billing_id: 'CLIENT',
        phone: method === 'MBWAY' ? customer.phone : undefined,
      });
      const key =
        method === 'MB'
          ? String(created['reference'])
          : await openRequest(portal, customer.phone, total);
      await portal.gateway(`/control/payments/${key}/pay`);
    },
    item: async (specs, photo) => {
      const id = idOf(await provider.send('POST', '/items', { customer: who, item_specs: specs }));
      if (photo !== undefined) await provider.upload(`/items/${id}/photo`, 'image', asset(photo));
      return id;
    },
  };
}

async function expertIdOf(provider: ProviderClient, foId: string): Promise<string> {
  const { experts } = await provider.get('/experts');
  const list = Array.isArray(experts) ? experts : [];
  return String(list.find((expert) => expert.fo_id === foId)?.id);
}

/** The open MB WAY request of that amount on a phone, as the customer sees it in the app: stories are told side by side. */
async function openRequest(portal: Portal, phone: string, total: number): Promise<string> {
  const national = phone.replace('+351', '');
  const answer = await portal.gateway(`/control/open/${national}`, { amount: total.toFixed(2) });
  return String(answer['requestId']);
}

/** Hours, experts and services of a provider. */
export async function setUpSchedule(
  provider: ProviderClient,
  domain: string,
  schedule: {
    settings: object;
    policy?: object;
    reminders?: object[];
    hours: object[];
    experts: { foId: string; name: string }[];
  },
  dates: Calendar,
): Promise<void> {
  for (const [position, expert] of schedule.experts.entries())
    await provider.send('PUT', `/experts/${expert.foId}`, { name: expert.name, position });
  await provider.send('PUT', '/settings', schedule.settings);
  if (schedule.policy !== undefined) await provider.send('PUT', '/policy', schedule.policy);
  if (schedule.reminders !== undefined)
    await provider.send('PUT', '/reminders', { rules: schedule.reminders });
  await provider.send('PUT', '/hours', { hours: schedule.hours });
  for (const [position, { foId, ...service }] of (catalogueOf(dates)[domain] ?? []).entries())
    await provider.send('PUT', `/services/${foId}`, { ...service, position });
}
