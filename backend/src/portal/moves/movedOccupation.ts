import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import type { Occupation } from '../schedule/selection.ts';
import { texts as scheduleTexts } from '../schedule/texts.ts';

/**
 * What an appointment needs of the schedule to be somewhere else: as long as it is, with whoever does its services, its
 * own time counted as free (RSC-04). Services that were retired since do not stop it.
 * @throws ApiError 400 for an expert who does not do it
 */
export async function movedOccupation(
  database: Database,
  company: Pick<Company, 'id'>,
  row: Pick<AppointmentRow, 'id' | 'startsAt' | 'endsAt' | 'expertId'>,
  expertId: string | null = null,
): Promise<Occupation> {
  const all =
    row.expertId === null
      ? []
      : await database
          .selectFrom('experts')
          .select(['id', 'name'])
          .where('companyId', '=', company.id)
          .where('active', '=', true)
          .where((where) =>
            where.or([
              where('id', '=', row.expertId),
              where.exists(
                where
                  .selectFrom('serviceExperts as link')
                  .innerJoin('appointmentServices as asked', 'asked.serviceId', 'link.serviceId')
                  .select('link.expertId')
                  .where('asked.appointmentId', '=', row.id)
                  .whereRef('link.expertId', '=', 'experts.id'),
              ),
            ]),
          )
          .orderBy('position')
          .orderBy('id')
          .execute();
  const experts = expertId === null ? all : all.filter(({ id }) => id === expertId);
  if (expertId !== null && experts.length === 0)
    throw new ApiError(400, scheduleTexts.unknownExpert);
  return {
    durationMinutes: (row.endsAt.getTime() - row.startsAt.getTime()) / 60_000,
    experts,
    fixed: undefined,
    moved: row.id,
  };
}
