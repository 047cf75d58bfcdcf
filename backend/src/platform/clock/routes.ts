import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { readJson } from '../http/readJson.ts';
import { describedRoutes, type DescribedRoutes } from '../routes/describedRoutes.ts';

const clockRequest = v.union([
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ advanceSeconds: v.number() }),
  v.object({ reset: v.literal(true) }),
]);

/** `GET` and `POST /dev/clock`: shows and moves the time; mounted in development and test only. */
export function clockRoutes({ clock }: Backend): DescribedRoutes {
  const routes = describedRoutes('system');
  routes.get(
    '/dev/clock',
    { access: 'development', summary: 'The time of the portal' },
    (context) => context.json({ now: clock.now().toISOString() }),
  );
  routes.post(
    '/dev/clock',
    {
      access: 'development',
      summary: 'Moves the time of the portal',
      request: { json: { advanceSeconds: 0 } },
    },
    async (context) => {
      const request = await readJson(context, clockRequest);
      if ('now' in request) await clock.moveTo(new Date(request.now));
      else if ('advanceSeconds' in request) await clock.advance(request.advanceSeconds);
      else await clock.reset();
      return context.json({ now: clock.now().toISOString() });
    },
  );
  return routes;
}
