import { sql } from 'kysely';
import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/newId.ts';
import { lastPosition } from '../../api/schedule/lastPosition.ts';
import { foIdPattern } from '../../api/schemas.ts';
import { plainName } from '../fields/plainName.ts';
import type { LineValues } from '../fields/valuesOf.ts';
import { texts } from '../texts.ts';
import type { LineReader } from './createLineJudge.ts';
import { LineRefused } from './lineRefused.ts';
import { readDuration } from './readDuration.ts';
import { readEuros } from './readEuros.ts';

/** What of a service a file says. */
export interface KnownService {
  id: string;
  foId: string;
  name: string;
  durationMinutes: number;
  paymentCents: number | null;
  active: boolean;
}

type ServiceValues = Omit<KnownService, 'id' | 'foId'>;

/** @param isHeld true where they must stay as they are until the transaction ends */
export async function loadKnownServices(
  database: Database,
  companyId: string,
  isHeld: boolean,
): Promise<KnownService[]> {
  const { rows } = await sql<KnownService>`
    select id, fo_id, name, duration_minutes, payment_cents, active from catalogue_services
    where company_id = ${companyId} order by active desc, created_at, id
    ${isHeld ? sql`for update` : sql``}`.execute(database);
  return rows;
}

/** Lines of services, found by their code, which is the provider's own id of one, else by their name. */
export function readServices(company: Company, services: KnownService[], now: Date): LineReader {
  return (values, claim) => {
    const { external_id: foId } = values;
    if (foId !== undefined && !foIdPattern.test(foId)) throw new LineRefused(texts.wrongServiceId);
    const read = readValues(values);
    const known = services.find((service) =>
      foId === undefined ? isNamed(service, read.name) : service.foId === foId,
    );
    if (known === undefined) {
      const service = { id: newId(), foId: foId ?? freeId(services, read.name), ...read };
      claim(service.id);
      services.push(service);
      return {
        ...{ outcome: 'novo', clientId: null, subject: service.id },
        writes: [
          {
            ...{ table: 'catalogue_services', id: service.id, isNew: true },
            write: (transaction) =>
              transaction
                .insertInto('catalogueServices')
                .values({
                  ...{ ...service, companyId: company.id, createdAt: now },
                  position: lastPosition('catalogueServices', company.id),
                })
                .execute(),
          },
        ],
      };
    }
    const next = { ...read, paymentCents: read.paymentCents ?? known.paymentCents };
    const isSame =
      known.active &&
      known.name === next.name &&
      known.durationMinutes === next.durationMinutes &&
      known.paymentCents === next.paymentCents;
    claim(known.id);
    Object.assign(known, next);
    const { id } = known;
    if (isSame) return { outcome: 'igual', clientId: null, subject: id, writes: [] };
    return {
      ...{ outcome: 'altera', clientId: null, subject: id },
      writes: [
        {
          ...{ table: 'catalogue_services', id, isNew: false },
          write: (transaction) =>
            transaction.updateTable('catalogueServices').set(next).where('id', '=', id).execute(),
        },
      ],
    };
  };
}

function readValues({ name, duration, payment }: LineValues): ServiceValues {
  if (name === undefined) throw new LineRefused(texts.noName);
  if (name.length > 255) throw new LineRefused(texts.nameTooLong);
  const durationMinutes = readDuration(duration ?? '');
  if (durationMinutes === undefined || durationMinutes < 5 || durationMinutes > 1440)
    throw new LineRefused(texts.wrongDuration);
  const paymentCents = payment === undefined ? null : readEuros(payment);
  if (paymentCents === undefined) throw new LineRefused(texts.wrongPayment);
  return { name, durationMinutes, paymentCents, active: true };
}

export function isNamed(service: { name: string }, name: string): boolean {
  return plainName(service.name) === plainName(name);
}

/** An id made of the name, which no other service has. */
function freeId(services: readonly KnownService[], name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['servico'];
  const plain = words.join('-').slice(0, 50);
  let id = plain;
  for (let count = 2; services.some(({ foId }) => foId === id); count += 1)
    id = `${plain}-${count}`;
  return id;
}
