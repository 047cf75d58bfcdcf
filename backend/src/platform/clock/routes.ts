import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { readJson } from '../http/readJson.ts';

const clockRequest = v.union([
  v.object({ now: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ advanceSeconds: v.number() }),
  v.object({ reset: v.literal(true) }),
]);

/** `GET` and `POST /dev/clock`: shows and moves the time; mounted in development and test only. */
export function clockRoutes({ clock }: Backend): Hono {
  const routes = new Hono({ strict: false });
  routes.get('/dev/clock', (context) => context.json({ now: clock.now().toISOString() }));
  routes.post('/dev/clock', async (context) => {
    const request = await readJson(context, clockRequest);
    if ('now' in request) await clock.moveTo(new Date(request.now));
    else if ('advanceSeconds' in request) await clock.advance(request.advanceSeconds);
    else await clock.reset();
    return context.json({ now: clock.now().toISOString() });
  });
  return routes;
}
