import type {
  HostLoad,
  PageVital,
  ReleaseError,
  Remark,
  RemoteLoad,
} from '@portal/rollout/telemetry';
import { loadTicketKey, signLoadTicket } from '@portal/storage/signed/loadTicket';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import type { Answer, TestBackend } from '../testBackend.ts';

/** What one page view tells, and what may be other than with a page that an edge made just now. */
export interface PageTells {
  loads?: readonly RemoteLoad[];
  remarks?: readonly Remark[];
  errors?: readonly ReleaseError[];
  vitals?: readonly PageVital[];
  /** How the shell started, with a ticket of its own. */
  host?: Partial<HostLoad>;
  domain?: string;
  /** Of the page view; a new one when not given. */
  ticket?: string;
  /** The releases of the page; those that it tells of when not given. */
  releases?: readonly string[];
  /** The address of the visitor. */
  address?: string;
}

/** The ticket of a page view, as an edge signs it. */
export async function ticketOf(
  { backend }: TestBackend,
  releases: readonly string[],
  domain = 'auto-mirante.localhost',
): Promise<string> {
  const now = backend.clock.now().getTime();
  const key = loadTicketKey(await tokenKey(backend.database), domain, now);
  return signLoadTicket(key, releases, now);
}

/** Tells of loads and remarks as a page does that an edge made just now. */
export async function tellPage(
  portal: TestBackend,
  {
    loads = [],
    remarks = [],
    errors = [],
    vitals = [],
    domain = 'auto-mirante.localhost',
    ticket,
    host,
    ...other
  }: PageTells,
): Promise<Answer> {
  const told = [...loads, ...remarks, ...errors, ...vitals].map(
    ({ remote, version }) => `${remote}@${version}`,
  );
  const releases = other.releases ?? [...new Set(told)];
  const signed = ticket ?? (await ticketOf(portal, releases, domain));
  return portal.call('POST', '/mgmt/telemetry', {
    domain,
    json: { shell: 'shell-1', ticket: signed, releases, loads, remarks, errors, vitals, host },
    ...(other.address === undefined ? {} : { headers: { 'x-forwarded-for': other.address } }),
  });
}
