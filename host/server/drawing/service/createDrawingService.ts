import { integrityOf } from '@portal/storage/integrityOf';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { ProgramPool } from './createProgramPool.ts';

/** The longest program, and the longest description of what is to be drawn, in bytes. */
const LONGEST_PROGRAM = 8 * 1024 * 1024;
const LONGEST_INPUT = 1024 * 1024;

const programSchema = v.object({ code: v.string() });
const askedSchema = v.object({
  /** The integrity of the program's file. */
  program: v.string(),
  input: v.unknown(),
  milliseconds: v.pipe(v.number(), v.minValue(1), v.maxValue(60_000)),
});

/**
 * The drawing service: gets programs and what they are to draw as JSON, and answers what they have drawn. It knows no
 * address of any service, no token and no storage; who asks has checked what a program was published as.
 */
export function createDrawingService(pool: ProgramPool): Hono {
  const app = new Hono();
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.put('/programs', bodyLimit({ maxSize: LONGEST_PROGRAM }), async (context) => {
    const file = await context.req.text();
    pool.put(integrityOf(file), v.parse(programSchema, JSON.parse(file)).code);
    return context.body(null, 204);
  });
  app.post('/drawings', bodyLimit({ maxSize: LONGEST_INPUT }), async (context) => {
    const { program, input, milliseconds } = v.parse(askedSchema, await context.req.json());
    return context.json(await pool.draw(program, input, milliseconds));
  });
  return app;
}
