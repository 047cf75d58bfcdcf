import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** A person's account; the same one at every provider. */
export type User = Selectable<Schema['users']>;

/** A person as a customer of one provider. */
export type Client = Selectable<Schema['clients']>;
