import { budgetVersionsSchema } from '@portal/api/work/budget/budget';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invoiceAttachedSchema } from '@portal/api/provider/schemas';
import * as v from 'valibot';
import { addresses, settings, type Domain } from '../domains.ts';

const keysSchema = v.record(v.string(), v.string());
const createdSchema = v.object({ id: v.string() });
const servicesSchema = v.object({
  services: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      payment: v.nullable(v.number()),
      fixed_start: v.nullable(v.string()),
      experts: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  ),
});
const subjectSchema = v.object({
  id: v.string(),
  state: v.object({ bars: v.number(), name: v.string() }),
  feedback: v.optional(v.nullable(v.object({ classification: v.number() }))),
});

const budgetsSchema = v.object({
  budgets: v.array(v.object({ jobs: v.array(v.object({ id: v.string() })) })),
});

const requestsSchema = v.object({
  requests: v.array(v.object({ id: v.string(), subject: v.string() })),
});

async function sendToProvider(
  domain: Domain,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const file = readFileSync(join(settings.dataFolder, 'provider-keys.json'), 'utf8');
  const key = v.parse(keysSchema, JSON.parse(file))[domain];
  const response = await fetch(`${addresses.backend}/provider-api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** One call of the provider API. @throws Error when it is refused */
export async function callProvider(
  domain: Domain,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  return (await sendToProvider(domain, method, path, body)).json();
}

function pathOf(subject: string): string {
  return `/${subject.startsWith('S-') ? 'appointments' : 'works'}/${subject}`;
}

/** What a provider's own system does, over the documented provider API. */
export function providerOf(domain: Domain) {
  return {
    async services() {
      return v.parse(servicesSchema, await callProvider(domain, 'GET', '/services')).services;
    },
    async openWork(body: object): Promise<string> {
      return v.parse(createdSchema, await callProvider(domain, 'POST', '/works', body)).id;
    },
    async createAppointment(body: object): Promise<string> {
      return v.parse(createdSchema, await callProvider(domain, 'POST', '/appointments', body)).id;
    },
    async moveTo(work: string, bars: number): Promise<void> {
      await callProvider(domain, 'POST', `/works/${work}/state`, { bars });
    },
    async postBudget(work: string, lines: object[], options: object = {}): Promise<void> {
      await callProvider(domain, 'POST', `/works/${work}/budget`, { lines, ...options });
    },
    async postJobs(work: string, jobs: object[], options: object = {}): Promise<void> {
      await callProvider(domain, 'POST', `/works/${work}/budget`, { jobs, ...options });
    },
    async sendMessage(work: string, message: string): Promise<void> {
      await callProvider(domain, 'POST', `/works/${work}/messages`, { message });
    },
    async changeAppointment(appointment: string, change: object): Promise<void> {
      await callProvider(domain, 'POST', `/appointments/${appointment}`, change);
    },
    /** Asks for a payment of a work or an appointment; `total` in euros. */
    async askPayment(subject: string, total: number, options: object = {}): Promise<void> {
      await callProvider(domain, 'POST', `${pathOf(subject)}/payment`, { total, ...options });
    },
    async upload(subject: string, file: File, description: string): Promise<string> {
      const form = new FormData();
      form.append('media', file);
      form.append('description', description);
      const answer = await callProvider(domain, 'POST', `${pathOf(subject)}/files`, form);
      return v.parse(createdSchema, answer).id;
    },
    /** Attaches a PDF of invoicing with the fields of its form. */
    async attachInvoice(subject: string, bytes: Buffer, fields: Record<string, string>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('document', new File([new Uint8Array(bytes)], 'fatura.pdf'));
      const answer = await callProvider(domain, 'POST', `${pathOf(subject)}/invoices`, form);
      return v.parse(invoiceAttachedSchema, answer);
    },
    async voidInvoice(id: string, reason: string): Promise<void> {
      await callProvider(domain, 'POST', `/invoices/${id}/void`, { reason });
    },
    /** Answers the open request for the invoice of a work: why none is sent. */
    async refuseInvoice(work: string, reason: string): Promise<void> {
      const { requests } = v.parse(
        requestsSchema,
        await callProvider(domain, 'GET', '/invoice-requests?state=requested&limit=100'),
      );
      const id = requests.find(({ subject }) => subject === work)?.id ?? '';
      await callProvider(domain, 'POST', `/invoice-requests/${id}`, { refuse: true, reason });
    },
    /** Writes down what the customer said about a budget. */
    async recordDecision(work: string, said: object): Promise<void> {
      await callProvider(domain, 'POST', `/works/${work}/budget/decision`, said);
    },
    /** The ids of the jobs of the version in force, in its order. */
    async jobIds(id: string): Promise<string[]> {
      const { budgets } = v.parse(
        budgetsSchema,
        await callProvider(domain, 'GET', `/works/${id}/budgets`),
      );
      return budgets[0]?.jobs.map((job) => job.id) ?? [];
    },
    /** What was decided last about the version in force. */
    async decisionOf(id: string) {
      const answer = await callProvider(domain, 'GET', `/works/${id}/budgets`);
      return v.parse(budgetVersionsSchema, answer).budgets[0]?.decision;
    },
    /** The document of what a decision approved. */
    async approvalDocument(record: string): Promise<Buffer> {
      const response = await sendToProvider(domain, 'GET', `/approvals/${record}.pdf`);
      return Buffer.from(await response.arrayBuffer());
    },
    async work(id: string) {
      return v.parse(subjectSchema, await callProvider(domain, 'GET', `/works/${id}`));
    },
  };
}
