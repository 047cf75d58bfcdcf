import type { Database } from '../../platform/database/database.ts';
import type { Customer } from '../../accounts/sessions/requireCustomer.ts';

/** Every contact by which a person may still be found: those of now, of before a change, and one that is asked for. */
export async function contactsOf(
  database: Database,
  { client, user }: Pick<Customer, 'client' | 'user'>,
): Promise<string[]> {
  const changes = await database
    .selectFrom('contactChanges')
    .select(['old', 'new'])
    .where('userId', '=', user.id)
    .execute();
  const requests = await database
    .selectFrom('contactChangeRequests')
    .select('contact')
    .where('userId', '=', user.id)
    .execute();
  return [
    user.loginPhone,
    user.loginEmail,
    client.email,
    client.secondaryEmail,
    ...client.phones.map(({ number }) => number),
    ...changes.flatMap((change) => [change.old, change.new]),
    ...requests.map(({ contact }) => contact),
  ].filter((contact) => contact !== null);
}
