import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts } from './texts.ts';

/**
 * Takes a service out of what can be booked. Its row stays, so that bookings keep their service, and it comes back when
 * it is saved again (SET-15, C-787).
 * @throws ApiError 404 when the provider has no such service, or not any more
 */
export async function retireService(
  transaction: Transaction,
  companyId: string,
  foId: string,
): Promise<void> {
  await retireRow(transaction, 'catalogueServices', companyId, foId);
}

/**
 * Takes an expert out of what can be booked, likewise; the expert's calendar feed ends (FEED-04).
 * @returns names of the services that nobody does any more, which could be booked without an expert from now on
 * @throws ApiError 404 when the provider has no such expert, or not any more
 */
export async function retireExpert(
  transaction: Transaction,
  companyId: string,
  foId: string,
): Promise<string[]> {
  const id = await retireRow(transaction, 'experts', companyId, foId);
  const left = await transaction
    .selectFrom('catalogueServices as service')
    .innerJoin('serviceExperts as link', 'link.serviceId', 'service.id')
    .select('service.name')
    .where('service.companyId', '=', companyId)
    .where('service.active', '=', true)
    .where('link.expertId', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('serviceExperts as other')
            .innerJoin('experts as expert', 'expert.id', 'other.expertId')
            .select('expert.id')
            .whereRef('other.serviceId', '=', 'service.id')
            .where('expert.active', '=', true),
        ),
      ),
    )
    .orderBy('service.position')
    .orderBy('service.name')
    .execute();
  return left.map(({ name }) => name);
}

async function retireRow(
  transaction: Transaction,
  table: 'catalogueServices' | 'experts',
  companyId: string,
  foId: string,
): Promise<string> {
  const row = await transaction
    .updateTable(table)
    .set({ active: false })
    .where('companyId', '=', companyId)
    .where('foId', '=', foId)
    .where('active', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(404, texts.gone);
  return row.id;
}
