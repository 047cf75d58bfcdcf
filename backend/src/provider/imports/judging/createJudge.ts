import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { listCatalogue } from '../../../portal/schedule/catalogue.ts';
import { loadSettings } from '../../../portal/schedule/settings.ts';
import { listExperts } from '../../api/schedule/experts.ts';
import type { ImportKind } from '@portal/api/provider/providerImport';
import { createLineJudge, type ImportLine, type LineReader } from './createLineJudge.ts';
import { loadKnownAppointments } from './knownAppointments.ts';
import { loadKnownCustomers } from './loadKnownCustomers.ts';
import { loadKnownItems } from './knownItems.ts';
import { readAppointments } from './readAppointments.ts';
import { readCustomers } from './readCustomers.ts';
import { readItems } from './readItems.ts';
import { loadKnownServices, readServices } from './readServices.ts';
import type { Verdict } from './verdict.ts';

/** What is to be judged. */
export interface ImportedLines {
  id: string;
  kind: ImportKind;
  lines: readonly ImportLine[];
}

/**
 * Judges lines by what there is now (SET-24). They are judged in their order, each as if those before it had been taken.
 * @param isHeld true where what they are about must stay as it is until the transaction ends
 */
export async function createJudge(
  database: Database,
  company: Company,
  imported: ImportedLines,
  now: Date,
  isHeld: boolean,
): Promise<(line: ImportLine) => Verdict> {
  return createLineJudge(await readerOf(database, company, imported, now, isHeld));
}

async function readerOf(
  database: Database,
  company: Company,
  { id, kind, lines }: ImportedLines,
  now: Date,
  isHeld: boolean,
): Promise<LineReader> {
  const values = lines.map((line) => line.values);
  const customers = (prefix: '' | 'customer_') =>
    loadKnownCustomers(database, company.id, values, { prefix, now, isHeld });
  switch (kind) {
    case 'customers':
      return readCustomers(company, await customers(''), now);
    case 'services':
      return readServices(company, await loadKnownServices(database, company.id, isHeld), now);
    case 'items': {
      const known = await customers('customer_');
      const items = await loadKnownItems(database, company.id, values, known.ids(), isHeld);
      return readItems(company, known, items, now);
    }
    case 'appointments': {
      const known = await customers('customer_');
      const [appointments, services, experts, settings] = [
        await loadKnownAppointments(database, company.id, values, now),
        await listCatalogue(database, company.id, now),
        await listExperts(database, company.id),
        await loadSettings(database, company.id),
      ];
      const catalogue = {
        services,
        experts: experts.filter(({ active }) => active),
        bays: settings.parallelBookings,
      };
      return readAppointments(company, id, known, appointments, catalogue, now);
    }
  }
}
