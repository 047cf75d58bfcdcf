import type { StatementAbout } from '@portal/api/payment/statement';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';
import type { Backend } from '../../platform/backend.ts';
import { loadSubjectItems } from '../services/loadSubjectItems.ts';

/** What there is to say of a work or appointment, and which works and appointments its documents may stand at. */
export interface SubjectAbout {
  about: StatementAbout;
  /** It, and the appointment that it came out of or the work that came out of it. */
  together: readonly string[];
  /** The work whose invoice can be asked for (API-32). */
  askable: string | null;
}

interface FoundSubject {
  itemId: string | null;
  asked: string[];
  together: string[];
  askable: string | null;
}

/** Words of works and appointments of a customer, by their ids; one that is somebody else’s is not among them. */
export async function readAbout(
  backend: Pick<Backend, 'database' | 'media' | 'clock'>,
  { company, client }: Customer,
  subjects: readonly string[],
): Promise<Map<string, SubjectAbout>> {
  const { database } = backend;
  const keys = (prefix: string) =>
    subjects.filter((id) => id.startsWith(prefix)).map((id) => id.slice(2));
  const [workKeys, appointmentKeys] = [keys('A-'), keys('S-')];
  const works = await database
    .selectFrom('works')
    .select(['id', 'itemId', 'appointmentId', 'symptoms', 'bars', 'showInvoiceButton'])
    .where('companyId', '=', company.id)
    .where('clientId', '=', client.id)
    .where((eb) =>
      eb.or([eb('id', 'in', some(workKeys)), eb('appointmentId', 'in', some(appointmentKeys))]),
    )
    .execute();
  const appointments = await database
    .selectFrom('appointments')
    .select(['id', 'itemId'])
    .where('companyId', '=', company.id)
    .where('clientId', '=', client.id)
    .where('id', 'in', some(appointmentKeys))
    .execute();
  const services = await database
    .selectFrom('appointmentServices')
    .select(['appointmentId', 'name'])
    .where('appointmentId', 'in', some(appointments.map(({ id }) => id)))
    .orderBy('appointmentId')
    .orderBy('position')
    .execute();
  const found = new Map<string, FoundSubject>();
  for (const { id, itemId, appointmentId, symptoms, bars, showInvoiceButton } of works)
    found.set(`A-${id}`, {
      itemId,
      asked: symptoms.map(({ name }) => name),
      together: appointmentId === null ? [`A-${id}`] : [`A-${id}`, `S-${appointmentId}`],
      askable: Number(bars) === 5 && showInvoiceButton ? `A-${id}` : null,
    });
  for (const { id, itemId } of appointments) {
    const work = works.find(({ appointmentId }) => appointmentId === id);
    const after = work === undefined ? undefined : found.get(`A-${work.id}`);
    found.set(`S-${id}`, {
      itemId,
      asked: services.filter(({ appointmentId }) => appointmentId === id).map(({ name }) => name),
      together: after?.together ?? [`S-${id}`],
      askable: after?.askable ?? null,
    });
  }
  const items = await loadSubjectItems(
    backend,
    company,
    [...found.values()].map(({ itemId }) => itemId),
  );
  return new Map(
    [...found].map(([subject, { itemId, asked, together, askable }]) => [
      subject,
      {
        about: { subject, item: items.get(itemId ?? '')?.title || null, asked },
        together,
        askable,
      },
    ]),
  );
}

/** `in` of nothing is no SQL. */
function some(keys: readonly string[]): readonly string[] {
  return keys.length === 0 ? [''] : keys;
}
