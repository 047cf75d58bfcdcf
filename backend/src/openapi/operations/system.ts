import { fileTypesSchema, clusterSchema } from '@portal/api/company/configuration';
import {
  heldOverrideSchema,
  overrideLinkSchema,
  overrideSchema,
  overrideTokenSchema,
} from '@portal/rollout/override';
import { providerBootSchema } from '@portal/rollout/providerBoot';
import { releaseSchema } from '@portal/contract/release';
import { rolloutEditAnswerSchema, rolloutEditRequestSchema } from '@portal/rollout/rolloutEdit';
import { providerSetupSchema } from '../../rollouts/mgmt/providerSetup.ts';
import { shellSchema } from '../../rollouts/mgmt/shells.ts';
import { messageSchema } from '@portal/api/http/envelope';
import { rolloutOverviewSchema } from '@portal/rollout/rolloutOverview';
import { telemetrySchema } from '@portal/rollout/telemetry';
import { refundsSchema } from '@portal/api/payment/createPaymentsApi';
import * as v from 'valibot';
import type { Operations } from '../operation.ts';

const release = {
  name: 'mf-example',
  version: '1.0.0',
  contract: '1',
  files: [],
};

const override = {
  provider: '{domain}',
  manifest: { name: 'mf-example', version: '1.0.0', contract: '^1.0.0', pages: [], panels: [] },
  entry: 'http://localhost:4400/remoteEntry.js',
  developer: 'Rita',
};

/** What the installation itself offers: state, description, releases, providers. */
export const systemOperations: Operations = {
  'GET /health': { access: 'open', summary: 'Whether the service and its database answer' },
  'GET /ready': {
    access: 'open',
    summary: 'Whether this process wants requests; 503 while it ends',
  },
  'GET /metrics': {
    access: 'administrator',
    summary: 'Metrics for Prometheus; the bearer is PORTAL_METRICS_TOKEN or the administrator',
    type: 'text/plain',
    withoutExample: true,
  },
  'GET /openapi.json': {
    access: 'open',
    summary: 'This document',
    withoutExample: true,
  },
  'GET /openapi': { access: 'open', summary: 'This document as a page', type: 'text/html' },
  'GET /main/config/filetypes': {
    access: 'open',
    summary: 'Accepted file types and sizes (API-48)',
    answer: fileTypesSchema,
  },
  'GET /main/countries': { access: 'open', summary: 'Countries (API-46)' },
  'POST /main/log': {
    access: 'open',
    summary: 'Keeps a diagnostics text of a client, without its tokens (API-53)',
    body: v.object({ content: v.string() }),
    request: { json: { content: '1.0.0 2026-06-15 09:00 /client/services' } },
  },
  'GET /main/analytics': { access: 'open', summary: 'Counts a start (API-52)' },
  'GET /main/analytics/work': {
    access: 'open',
    summary: 'Counts an opened link (API-52)',
    query: v.object({ id: v.string(), s: v.string(), t: v.string(), r: v.string() }),
    request: { query: { id: '{work}', s: 'I', t: '0', r: 'x' } },
  },
  'GET /main/media/:id/:variant': {
    access: 'signed',
    summary: 'A file under the signed address that an answer gave (C-115)',
    type: 'image/jpeg',
    request: { path: { id: '{photo}', variant: 'original' } },
    withoutExample: true,
  },
  'GET /main/calendar-events/:id/:signature': {
    access: 'signed',
    summary: 'The calendar file of an appointment, under the address that an e-mail gave',
    type: 'text/calendar',
    request: { path: { id: '{appointment}', signature: 'forged.ics' } },
    withoutExample: true,
  },
  'GET /mgmt/route': {
    access: 'visitor',
    summary: 'Where a provider lives (API-57)',
    answer: clusterSchema,
  },
  'GET /mgmt/boot': {
    access: 'open',
    summary: 'The rollouts resolved for one provider',
    query: v.object({ domain: v.string(), shell: v.optional(v.string()) }),
    answer: providerBootSchema,
    request: { query: { domain: '{domain}' } },
  },
  'POST /mgmt/releases': {
    access: 'administrator',
    summary: 'Publishes one immutable build of a remote',
    body: releaseSchema,
    status: 201,
    request: { json: release },
    withoutExample: true,
  },
  'GET /mgmt/releases/:remote': {
    access: 'administrator',
    summary: 'Releases of a remote, newest first',
    request: { path: { remote: 'mf-example' } },
  },
  'POST /mgmt/telemetry': {
    access: 'open',
    summary:
      'Counts which releases a page showed or could not show, and what they did wrong; nothing of the customer',
    body: telemetrySchema,
    status: 204,
    request: {
      json: {
        shell: '1.0.0',
        loads: [
          { remote: 'mf-example', version: '1.0.0', outcome: 'shown', milliseconds: 210 },
          { remote: 'mf-example', version: '1.1.0', outcome: 'REMOTE-LOAD', milliseconds: 900 },
        ],
        remarks: [{ remote: 'mf-example', version: '1.0.0', code: 'REMOTE-HANDLER' }],
      },
    },
  },
  'POST /mgmt/overrides': {
    access: 'administrator',
    summary: 'Lets one developer see a local remote at one provider; answers the token of a link',
    body: overrideSchema,
    answer: overrideLinkSchema,
    status: 201,
    request: { json: override },
    withoutExample: true,
  },
  'POST /mgmt/overrides/redeem': {
    access: 'open',
    summary: 'Exchanges the token of a link for that of a browser; for edges, from inside',
    body: overrideTokenSchema,
    answer: heldOverrideSchema,
    request: { json: { token: 'forged', domain: '{domain}' } },
    withoutExample: true,
  },
  'POST /mgmt/overrides/check': {
    access: 'open',
    summary: 'What a browser with this token is shown; for edges, from inside',
    body: overrideTokenSchema,
    answer: heldOverrideSchema,
    request: { json: { token: 'forged', domain: '{domain}' } },
    withoutExample: true,
  },
  'POST /mgmt/shells': {
    access: 'administrator',
    summary: 'Notes that a build of the host was put in service, and the contract that it offers',
    body: shellSchema,
    status: 201,
    request: { json: { version: '1.0.0', contract: '1.0.0' } },
  },
  'DELETE /mgmt/shells/:version': {
    access: 'administrator',
    summary: 'Takes a build of the host out of use; one that an edge still serves comes back',
    request: { path: { version: '1.0.0' } },
    withoutExample: true,
  },
  'POST /mgmt/rollouts/:remote/edits': {
    access: 'administrator',
    summary: 'Changes which release providers get, or says what a change would do',
    body: rolloutEditRequestSchema,
    answer: rolloutEditAnswerSchema,
    status: 201,
    request: {
      path: { remote: 'mf-example' },
      json: {
        edit: { kind: 'kill', version: '1.0.0' },
        author: 'Operações',
        reason: 'Avaria no pagamento',
      },
    },
  },
  'GET /mgmt/overview': {
    access: 'administrator',
    summary: 'Remotes by providers: who gets what, how it did in the last day, what could be given',
    answer: rolloutOverviewSchema,
  },
  'GET /mgmt/rollouts': { access: 'administrator', summary: 'Rollouts in force' },
  'GET /mgmt/rollouts/:remote': {
    access: 'administrator',
    summary: 'Every change of a rollout, with author and reason',
    request: { path: { remote: 'mf-example' } },
  },
  'POST /operations/login': {
    access: 'open',
    summary: 'Form: logs somebody in at the rollout page with the administrator token',
    type: 'text/html',
    withoutExample: true,
  },
  'POST /operations/logout': {
    access: 'open',
    summary: 'Form: logs out of the rollout page',
    type: 'text/html',
    withoutExample: true,
  },
  'GET /operations/rollouts': {
    access: 'operator',
    summary: 'The rollout page',
    type: 'text/html',
    withoutExample: true,
  },
  'GET /operations/rollouts/table': {
    access: 'operator',
    summary: 'The part of the rollout page that changes',
    type: 'text/html',
    withoutExample: true,
  },
  'GET /operations/rollouts/:remote/rollback': {
    access: 'operator',
    summary: 'Page: who would get what after a rollback',
    query: v.object({ version: v.string() }),
    type: 'text/html',
    request: { path: { remote: 'mf-example' }, query: { version: '1.0.0' } },
    withoutExample: true,
  },
  'POST /operations/rollouts/:remote/rollback': {
    access: 'operator',
    summary: 'Form: takes a version back',
    type: 'text/html',
    request: { path: { remote: 'mf-example' } },
    withoutExample: true,
  },
  'PUT /mgmt/providers/:domain': {
    access: 'administrator',
    summary: 'Creates a provider or replaces its configuration',
    body: providerSetupSchema,
    request: {
      path: { domain: 'novo.localhost' },
      json: { name: 'Oficina Nova', vertical: 'auto', brand_color: '#0e5aa7' },
    },
  },
  'POST /mgmt/providers/:domain/api-key': {
    access: 'administrator',
    summary: 'Gives a provider a new key; the old one stops working',
    status: 201,
    request: { path: { domain: 'novo.localhost' } },
  },
  'GET /mgmt/refunds': {
    access: 'administrator',
    summary: 'Money that waits to go back, of all providers',
    query: v.object({ limit: v.optional(v.string()), cursor: v.optional(v.string()) }),
    answer: refundsSchema,
  },
  'GET /gateway-callback/:gateway': {
    access: 'gateway',
    summary: 'Tells of a payment; believed only with the anti-phishing key',
    type: 'text/plain',
    request: { path: { gateway: 'ifthenpay' }, query: { key: 'wrong', requestId: 'x' } },
    withoutExample: true,
  },
  'GET /dev/clock': { access: 'development', summary: 'The time of the portal' },
  'POST /dev/clock': {
    access: 'development',
    summary: 'Moves the time of the portal',
    request: { json: { advanceSeconds: 0 } },
  },
  'GET /dev/outbox': {
    access: 'development',
    summary: 'Messages that were kept instead of sent, as a page',
    type: 'text/html',
  },
  'GET /dev/outbox.json': {
    access: 'development',
    summary: 'Messages that were kept instead of sent',
    query: v.object({ to: v.optional(v.string()) }),
    request: { query: { to: 'nobody@exemplo.pt' } },
  },
  'POST /dev/reset': {
    access: 'development administrator',
    summary: 'Forgets all providers and customers',
    answer: messageSchema,
    withoutExample: true,
  },
};
