import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A vehicle, a piece of equipment, a patient: what services are done on. */
export type ItemRow = Selectable<Schema['items']>;
