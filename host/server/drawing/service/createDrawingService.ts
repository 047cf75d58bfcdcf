import { integrityOf } from '@portal/storage/integrityOf';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { ProgramPool } from './createProgramPool.ts';
import { DRAWN_ANSWER } from './drawnAnswer.ts';

/** The longest program, and the longest description of what is to be drawn, in bytes. */
const LONGEST_PROGRAM = 8 * 1024 * 1024;
const LONGEST_INPUT = 1024 * 1024;

const JSON_TYPE = { 'content-type': 'application/json' };

const programSchema = v.object({ code: v.string() });
const askedSchema = v.object({
  /** The integrity of the program's file. */
  program: v.string(),
  milliseconds: v.pipe(v.string(), v.toNumber(), v.minValue(1), v.maxValue(60_000)),
});
/** Input goes to a program as one line. */
const inputSchema = v.pipe(v.string(), v.excludes('\n'));

/**
 * The drawing service: gets programs and what they are to draw as JSON, and answers what they have drawn. Of both it reads
 * nothing: that is the edge's, and is read there once. It knows no address of any service, no token and no storage; who asks has checked what a program was published as.
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
    const { program, milliseconds } = v.parse(askedSchema, context.req.query());
    const input = v.parse(inputSchema, await context.req.text());
    const answer = await pool.draw(program, input, milliseconds);
    if ('refused' in answer) return context.json(answer);
    return context.body(`${DRAWN_ANSWER}${answer.drawn}}`, 200, JSON_TYPE);
  });
  return app;
}
