import { expect } from 'vitest';
import type { ProviderChange } from '@portal/api/provider/providerChange';

type Told = Pick<ProviderChange, 'area' | 'subject' | 'field' | 'before' | 'after'>;

/** A call that changes how a provider is set up, and all that is kept of it. */
export interface ChangeCall {
  route: string;
  json?: unknown;
  kept: readonly Partial<Told>[];
}

const made = (area: string, subject: string | null, after: unknown) => ({
  ...{ area, subject, field: null, before: null, after },
});
const removed = (area: string, subject: string | null, before: unknown) => ({
  ...{ area, subject, field: null, before, after: null },
});
const changed = (area: string, field: string, before: unknown, after: unknown) => ({
  ...{ area, subject: null, field, before, after },
});
const of = (subject: string, change: Partial<Told>) => ({ ...change, subject });

/** What nobody may find in the history. */
export const callSecrets = [
  'um-segredo-de-teste-com-32-letras',
  'outro-segredo-com-mais-letras-ainda',
];
const [secret = '', otherSecret = ''] = callSecrets;

const legal = {
  ...{ address: 'Rua do Exemplo 1, 4000-000 Porto', email: 'geral@exemplo.pt' },
  ...{ legal_name: 'Oficina, Lda.', nipc: '502448911' },
};
const tuesday = { weekday: 2, opens: '08:00', closes: '20:00' };
const saturday = { weekday: 6, opens: '09:30', closes: '24:00' };
const policy = {
  prepayment: 'percent',
  value: 50,
  free_until_hours: 24,
  late_percent: 20,
  no_show_percent: 100,
};
const policyKept = {
  prepayment: 'percent',
  percent: 50,
  free_until_hours: 24,
  late_percent: 20,
  no_show_percent: 100,
};
const service = { name: 'Corte', duration_minutes: 30, expert_ids: ['lia'] };
const webhook = {
  url: 'https://exemplo.pt/avisos?chave=abc',
  events: ['work.approved'],
  active: true,
};

/** One after another, as a provider's own system makes them. */
export const providerCallsThatChange: readonly ChangeCall[] = [
  {
    route: 'PUT /provider',
    json: { legal },
    kept: Object.entries(legal).map(([key, value]) =>
      changed('legal', `legal.${key}`, null, value),
    ),
  },
  {
    route: 'PUT /provider',
    json: { legal: { ...legal, email: 'novo@exemplo.pt' } },
    kept: [changed('legal', 'legal.email', 'geral@exemplo.pt', 'novo@exemplo.pt')],
  },
  {
    route: 'PUT /settings',
    json: { notice_minutes: 30 },
    kept: [changed('settings', 'notice_minutes', 60, 30)],
  },
  {
    route: 'PUT /settings',
    json: { notice_minutes: 30, evidence_months: 48, waiting_list: true },
    kept: [
      changed('settings', 'evidence_months', 36, 48),
      changed('settings', 'waiting_list', false, true),
    ],
  },
  { route: 'PUT /hours', json: { hours: [tuesday] }, kept: [made('hours', null, tuesday)] },
  {
    route: 'PUT /hours',
    json: { hours: [saturday, tuesday] },
    kept: [made('hours', null, saturday)],
  },
  { route: 'PUT /hours', json: { hours: [tuesday, saturday] }, kept: [] },
  {
    route: 'PUT /hours',
    json: { hours: [saturday] },
    kept: [removed('hours', null, tuesday)],
  },
  {
    route: 'PUT /experts/lia',
    json: { name: 'Lia Prado' },
    kept: [made('experts', 'lia', expect.objectContaining({ name: 'Lia Prado', active: true }))],
  },
  {
    route: 'PUT /experts/lia',
    json: { name: 'Lia Prates' },
    kept: [of('lia', changed('experts', 'name', 'Lia Prado', 'Lia Prates'))],
  },
  {
    route: 'PUT /services/corte',
    json: service,
    kept: [
      made('services', 'corte', expect.objectContaining({ name: 'Corte', duration_minutes: 30 })),
      made('services', 'corte', { expert: 'lia' }),
    ],
  },
  {
    route: 'PUT /services/corte',
    json: { ...service, payment: 12.5, policy },
    kept: [
      of('corte', changed('services', 'payment_cents', null, 1250)),
      of('corte', changed('services', 'policy', null, policyKept)),
    ],
  },
  {
    route: 'PUT /services/corte',
    json: { ...service, payment: 12.5, policy, expert_ids: [] },
    kept: [removed('services', 'corte', { expert: 'lia' })],
  },
  { route: 'PUT /policy', json: policy, kept: [changed('policy', 'policy', null, policyKept)] },
  { route: 'PUT /policy', json: policy, kept: [] },
  { route: 'DELETE /policy', json: {}, kept: [changed('policy', 'policy', policyKept, null)] },
  {
    route: 'POST /closures',
    json: { from: '2026-12-24T12:00:00Z', to: '2026-12-27T00:00:00Z', reason: 'Natal' },
    kept: [made('closures', expect.any(String), expect.objectContaining({ reason: 'Natal' }))],
  },
  {
    route: 'PUT /webhooks/agenda',
    json: { ...webhook, secret },
    kept: [
      made('webhooks', 'agenda', {
        ...{ name: 'agenda', secret: '•••', active: true },
        ...{ url: 'https://exemplo.pt/avisos?•••', events: ['work.approved'] },
      }),
    ],
  },
  {
    route: 'PUT /webhooks/agenda',
    json: { ...webhook, secret: otherSecret },
    kept: [of('agenda', changed('webhooks', 'secret', '•••', '•••'))],
  },
  {
    route: 'DELETE /webhooks/agenda',
    json: {},
    kept: [removed('webhooks', 'agenda', expect.objectContaining({ secret: '•••' }))],
  },
  {
    route: 'PUT /payment-account',
    json: { gateway: 'sandbox' },
    kept: [
      made('payments', 'sandbox', {
        ...{ gateway: 'sandbox', settings: '•••', state: 'sandbox' },
        methods: ['MB', 'MBWAY', 'CC'],
      }),
    ],
  },
  {
    route: 'PUT /invoicing-account',
    json: { connector: 'sandbox' },
    kept: [made('invoicing', 'sandbox', { connector: 'sandbox', settings: '•••' })],
  },
  {
    route: 'POST /keys',
    json: { name: 'Loja', scope: 'read' },
    kept: [made('keys', 'Loja', { name: 'Loja', scope: 'read', key_hash: '•••' })],
  },
  { route: 'POST /feed', kept: [made('calendars', null, { token_hash: '•••' })] },
  { route: 'POST /feed', kept: [changed('calendars', 'token_hash', '•••', '•••')] },
  { route: 'DELETE /feed', kept: [removed('calendars', null, { token_hash: '•••' })] },
  { route: 'POST /experts/lia/feed', kept: [made('calendars', 'lia', expect.anything())] },
  { route: 'POST /works', json: { customer: { phone: '912000001' } }, kept: [] },
  { route: 'GET /reminders', kept: [] },
];

/** The same of an operator, below `/mgmt/providers/{domain}`. */
export const operatorCallsThatChange: readonly ChangeCall[] = [
  {
    route: 'PATCH ',
    json: { phone: '213000000', listed: false },
    kept: [
      changed('configuration', 'listed', true, false),
      changed('configuration', 'phone', null, '213000000'),
    ],
  },
  {
    route: 'PATCH ',
    json: { logo_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    kept: [changed('configuration', 'logo_version', null, expect.stringMatching(/^\w{12}$/))],
  },
  { route: 'GET ', kept: [] },
  {
    route: 'POST /api-key',
    kept: [of('original', changed('keys', 'api_key_hash', '•••', '•••'))],
  },
  {
    route: 'POST /keys',
    json: { name: 'Contabilidade', scope: 'read' },
    kept: [made('keys', 'Contabilidade', expect.objectContaining({ key_hash: '•••' }))],
  },
  {
    route: 'POST /suspend',
    json: { reason: 'Férias.' },
    kept: [
      changed('state', 'suspended_at', null, expect.any(String)),
      changed('state', 'suspension_reason', null, 'Férias.'),
    ],
  },
  {
    route: 'POST /resume',
    kept: [
      changed('state', 'suspended_at', expect.any(String), null),
      changed('state', 'suspension_reason', 'Férias.', null),
    ],
  },
];
