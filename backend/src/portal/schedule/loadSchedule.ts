import type { Selectable } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import { SharedRuns } from '@portal/storage/parallel/sharedRuns';
import { VersionedCache } from '../../platform/cache/versionedCache.ts';
import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { slotsFrom, workOutSlots, type DateRange, type SlotsByDay } from './slots/findSlots.ts';
import { choiceKey, readSelection, type Choice, type Selection } from './selection.ts';
import { loadSettings, type ScheduleSettings } from './settings.ts';

/** A provider's schedule as it was when it was loaded, or later. Only for reading outside of any transaction. */
export interface ScheduleView {
  settings(): Promise<ScheduleSettings>;
  /** @throws ApiError as readSelection */
  selection(choice: Choice): Promise<Selection>;
  /** Free slots of a choice by date. @throws ApiError as readSelection */
  slots(choice: Choice, range: DateRange, now: Date): Promise<SlotsByDay>;
}

/** What processes keep of the schedules on one database. */
class ScheduleMemory {
  readonly versions = new SharedRuns<string>();
  readonly settings = new VersionedCache<ScheduleSettings>(2000);
  readonly selections = new VersionedCache<Selection>(20_000, ({ experts }) => 1 + experts.length);
  /** A month of 50 experts weighs 30 000. */
  readonly slots = new VersionedCache<SlotsByDay>(6_000_000, weightOf);
}

const memories = new WeakMap<Database, ScheduleMemory>();

/**
 * Loads a provider's schedule. Hours, services, experts, closures and bookings raise its version in the transaction
 * that changes them, so what was worked out for this version, by whichever process, is still true; what is newer is
 * worked out once however many ask.
 */
export async function loadSchedule(database: Database, company: Company): Promise<ScheduleView> {
  const memory = memories.get(database) ?? new ScheduleMemory();
  memories.set(database, memory);
  const version = await memory.versions.ask(company.id, () => readVersion(database, company.id));
  const settings = () =>
    memory.settings.get(company.id, version, () => loadSettings(database, company.id));
  const selection = (choice: Choice) =>
    memory.selections.get(`${company.id} ${choiceKey(choice)}`, version, () =>
      readSelection(database, company, choice),
    );
  return {
    settings,
    selection,
    slots: async (choice, range, now) => {
      const chosen = await selection(choice);
      const rules = await settings();
      return slotsFrom(company, chosen, rules, range, now, (days) =>
        memory.slots.get(
          [company.id, company.timeZone, choiceKey(choice), days.start, days.end].join(' '),
          version,
          () => workOutSlots(database, company, chosen, rules, days),
        ),
      );
    },
  };
}

type VersionRow = Pick<Selectable<Schema['scheduleVersions']>, 'version'>;

async function readVersion(database: Database, companyId: string): Promise<string> {
  const found = await runPrepared<VersionRow>(database, {
    name: 'schedule_version',
    text: 'select version from schedule_versions where company_id = $1',
    values: [companyId],
  });
  return found[0]?.version ?? '';
}

function weightOf(days: SlotsByDay): number {
  let weight = 1;
  for (const slots of days.values()) for (const slot of slots) weight += 1 + slot.free.length;
  return weight;
}
