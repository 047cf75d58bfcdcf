import { createScheduleApi } from '@portal/api/work/createScheduleApi';
import { drawForVisit } from '@portal/remote/drawForVisit';
import { portalHttp } from '@portal/remote/useApi';
import { queryKeys } from './booking/queryKeys.ts';
import SchedulePage from './pages/schedule/SchedulePage.tsx';

/** The page that the drawing service draws for the customer who opens it: the first step of the booking. */
export const program = drawForVisit(
  { schedule: SchedulePage },
  {
    schedule: (portal) => [
      { queryKey: queryKeys.services, queryFn: createScheduleApi(portalHttp(portal)).services },
    ],
  },
);
