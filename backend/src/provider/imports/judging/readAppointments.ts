import type { Company } from '../../../accounts/companies/company.ts';
import { newId } from '../../../platform/newId.ts';
import { placeAppointment } from '../../../portal/schedule/booking/placeAppointment.ts';
import type { CatalogueService } from '../../../portal/schedule/catalogue.ts';
import { texts as scheduleTexts } from '../../../portal/schedule/texts.ts';
import { placesFor } from '../../api/schedule/placesFor.ts';
import { texts } from '../texts.ts';
import { readExternalId, writeExternalId } from './externalIds.ts';
import type { LineReader } from './createLineJudge.ts';
import type { KnownAppointment, KnownAppointments } from './knownAppointments.ts';
import type { KnownCustomers } from './knownCustomers.ts';
import { LineRefused } from './lineRefused.ts';
import { expertsInCatalogue, serviceInCatalogue, type Catalogue } from './catalogue.ts';
import { ownerOfLine } from './ownerOfLine.ts';
import { readStart } from './readStart.ts';
import type { RecordWrite } from './verdict.ts';

const longestObs = 255;

/**
 * Lines of appointments to come, at any time the provider likes, opening hours or not, in a place that nothing else has. One
 * that exists is never moved by a line (C-768).
 */
export function readAppointments(
  company: Company,
  importId: string,
  customers: KnownCustomers,
  appointments: KnownAppointments,
  catalogue: Catalogue,
  now: Date,
): LineReader {
  const isDraft = company.draftSince !== null;
  return (values, claim) => {
    const externalId = readExternalId(values);
    const { customer, clientId, writes } = ownerOfLine(company, customers, values, now);
    const service = serviceInCatalogue(catalogue, values['service'] ?? '');
    if (service === undefined)
      throw new LineRefused(isDraft ? texts.unpublishedService : texts.unknownService);
    const experts = expertsInCatalogue(service, catalogue, values['expert']);
    if (experts === undefined)
      throw new LineRefused(isDraft ? texts.unpublishedExpert : texts.unknownExpert);
    const start = readStart(values['date'], values['time'], company.timeZone);
    const { obs = null } = values;
    if (obs !== null && obs.length > longestObs) throw new LineRefused(texts.obsTooLong);
    const same = appointments.find(customer.id, service.id, start);
    const named = externalId === null ? undefined : appointments.withExternalId(externalId);
    if (named !== undefined && named !== same) throw new LineRefused(texts.appointmentDiffers);
    const idWrites = (recordId: string): RecordWrite[] =>
      externalId === null || named !== undefined
        ? []
        : [
            writeExternalId({
              ...{ companyId: company.id, kind: 'appointments', externalId, recordId },
              clientId: customer.id,
            }),
          ];
    if (same !== undefined) {
      if (externalId !== null && same.externalId !== null && named === undefined)
        throw new LineRefused(texts.taken);
      claim(same.id);
      writes.push(...idWrites(same.id));
      const outcome = writes.length === 0 ? 'igual' : 'altera';
      return { outcome, clientId, subject: `S-${same.id}`, writes };
    }
    if (start <= now.getTime()) throw new LineRefused(texts.past);
    if (service.fixedStart !== null && service.fixedStart.getTime() !== start)
      throw new LineRefused(texts.fixedElsewhere);
    const end = start + service.durationMinutes * 60_000;
    const fixed = service.fixedStart === null ? undefined : service;
    const places = placesFor(company, { fixed, experts }, catalogue.bays);
    const place = places.find((one) => appointments.isFree(one, start, end));
    if (place === undefined) throw new LineRefused(texts.taken);
    const made: KnownAppointment = {
      ...{ id: newId(), clientId: customer.id, serviceIds: [service.id], start, end },
      ...{ ...place, occupies: true, externalId },
    };
    claim(made.id);
    if (clientId === null) customers.add(customer);
    appointments.add(made);
    const booking = { company, importId, service, obs, places: [place] };
    writes.push(insertion(made, booking, now), ...idWrites(made.id));
    return { outcome: 'novo', clientId, subject: `S-${made.id}`, writes };
  };
}

/** Nobody is told, and nothing is asked to be paid; rules remind of it as of any other (SET-25). */
function insertion(
  { id, clientId, start, end }: KnownAppointment,
  booking: {
    company: Company;
    importId: string;
    service: CatalogueService;
    obs: string | null;
    places: Parameters<typeof placeAppointment>[2];
  },
  now: Date,
): RecordWrite {
  const { company, importId, service, obs, places } = booking;
  return {
    ...{ table: 'appointments', id, isNew: true },
    write: async (transaction) => {
      const placed = await placeAppointment(
        transaction,
        {
          ...{ id, companyId: company.id, clientId, itemId: null, importId, obs },
          ...{ start: new Date(start), end: new Date(end), occupies: true },
          ...{ isGroup: service.isGroup, allowCancel: true, allowConfirmation: true },
          ...{ clientArrived: false, requestKey: null, withdrawalExcluded: null },
          ...{ earlyStartText: null, policyId: null, freeUntil: null, saidNoticeMinutes: null },
          services: [
            { serviceId: service.id, name: service.name, observation: '', priceCents: null },
          ],
          observationLabel: scheduleTexts.observationLabel,
        },
        places,
        now,
      );
      if (placed === undefined) throw new LineRefused(texts.taken);
    },
  };
}
