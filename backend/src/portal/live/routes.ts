import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Backend } from '../../platform/backend.ts';
import type { Capability } from '../../platform/capability.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { texts } from '../../platform/http/texts.ts';
import { requireCustomer } from '../../accounts/sessions/requireCustomer.ts';
import { createBell } from '../../platform/live/bell.ts';
import { gatherEvents } from '../../platform/live/gatherEvents.ts';
import { eventId, readEventId } from '../../platform/live/eventId.ts';
import {
  currentCursor,
  readEvents,
  readRecentEvents,
  type LiveEvent,
} from '../../platform/live/readEvents.ts';
import { describedRoutes, type DescribedRoutes } from '../../platform/routes/describedRoutes.ts';

const heartbeatMilliseconds = 19_000;
/** Of one customer in one process (LIVE-11, C-465). */
const mostStreams = 10;
/** A transaction that began before the page asked may end after that, in seconds. */
const marginSeconds = 5;
const liveQuery = v.object({
  age: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.maxValue(3600))),
});

export const liveCapability: Capability = {
  name: 'live updates',
  routes: (backend) => liveRoutes(backend),
  tasks: [
    {
      name: 'forget old live events',
      everySeconds: 300,
      run: async ({ database }) => {
        await database
          .deleteFrom('liveEvents')
          .where('at', '<', sql<Date>`now() - interval '2 hours'`)
          .execute();
      },
    },
  ],
};

/**
 * `GET /main/live`: server-sent events that name a kind of thing, `notification`, `service`, `payment`, `budget`,
 * `counters` or `waiting`, with `{"subject": "…"}` for what changed (LIVE-03), or `{}` where many did at once; `reset` when a
 * page was away for too long and must load everything; and a comment at least every 20 s where it is quiet. An event is a
 * hint to load something again; it may come twice.
 * With `age` it begins with what changed in as many seconds before.
 * @param heartbeat between two comments of a quiet stream, and between two looks at the session, in milliseconds
 */
export function liveRoutes(backend: Backend, heartbeat = heartbeatMilliseconds): DescribedRoutes {
  const { live, database } = backend;
  const app = describedRoutes('customer');
  app.get(
    '/main/live',
    {
      access: 'customer',
      summary:
        'Server-sent events that name the kind and subject of what changed, of the last `age` seconds too; needs Accept: text/event-stream',
      query: liveQuery,
      type: 'text/event-stream',
      withoutExample: true,
    },
    async (context) => {
      const { client } = await requireCustomer(context, backend);
      if (context.req.header('accept')?.includes('text/event-stream') !== true)
        throw new ApiError(406, texts.badRequest);
      const { age } = await readQuery(context, liveQuery);
      if (live.count(client.id) >= mostStreams) throw new ApiError(429, texts.tooManyRequests);
      const last = context.req.header('last-event-id');
      const known = last === undefined ? undefined : readEventId(last, new Date());
      // Subscribed before the first read, so that nothing falls between both.
      const bell = createBell();
      const unsubscribe = live.subscribe(client.id, bell.ring);
      let cursor = known ?? (await currentCursor(database));
      context.header('X-Accel-Buffering', 'no');
      return streamSSE(context, async (stream) => {
        stream.onAbort(bell.ring);
        try {
          if (last !== undefined && known === undefined)
            await stream.writeSSE({ event: 'reset', data: '{}', id: eventId(cursor, new Date()) });
          else await stream.write(': open\n\n');
          let checkedAt = performance.now();
          const recent =
            age === undefined || last !== undefined
              ? []
              : await readRecentEvents(database, client.id, age + marginSeconds);
          await tell(stream, recent, eventId(cursor, new Date()));
          let seen = new Set(recent.map(({ sequence }) => sequence));
          while (!stream.aborted && !live.isStopping()) {
            const read = await readEvents(database, client.id, cursor);
            const fresh = read.events.filter(({ sequence }) => !seen.has(sequence));
            seen = new Set(read.events.map(({ sequence }) => sequence));
            cursor = read.cursor;
            await tell(stream, fresh, eventId(cursor, new Date()));
            // A session that ended meanwhile ends the stream, within one beat however much happens on it (ACC-02).
            const isRung = await bell.wait(checkedAt + heartbeat - performance.now());
            if (isRung && performance.now() - checkedAt < heartbeat) continue;
            if (!isRung) await beat(stream);
            await requireCustomer(context, backend);
            checkedAt = performance.now();
          }
        } catch (error) {
          if (!(error instanceof ApiError))
            backend.log.warn({ error: String(error) }, 'a live stream ended');
        } finally {
          unsubscribe();
        }
      });
    },
  );
  return app;
}

/**
 * Tells of what changed. The last has the id that says that all were told: a page that is lost before it hears them all again
 * (LIVE-04).
 */
async function tell(stream: SSEStreamingApi, events: LiveEvent[], id: string): Promise<void> {
  const told = gatherEvents(events);
  for (const [index, { kind, subject }] of told.entries())
    await stream.writeSSE({
      event: kind,
      data: JSON.stringify(subject === '' ? {} : { subject }),
      ...(index === told.length - 1 && { id }),
    });
}

/** A comment, which keeps proxies from closing a quiet connection. */
async function beat(stream: SSEStreamingApi): Promise<void> {
  await stream.write(': beat\n\n');
}
