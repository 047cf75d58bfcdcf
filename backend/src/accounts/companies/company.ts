import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A provider: a tenant, recognised by its domain. */
export type Company = Selectable<Schema['companies']>;
