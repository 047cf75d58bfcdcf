import { Hono } from 'hono';
import * as v from 'valibot';
import { createSandboxProgramMemory, type SandboxProgram } from './sandboxProgram.ts';

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const faultsSchema = v.object({
  refuse: count,
  lose: v.optional(v.object({ draft: count, finalise: count }), {}),
  delaySeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60)), 0),
  misreckonCents: v.optional(v.pipe(v.number(), v.integer()), 0),
});

/** What tests do to the program of the sandbox: have it refuse, dawdle, lose answers and reckon wrongly, and look at what it has (INV-09). */
export function programControlRoutes(memory: SandboxProgram): Hono {
  const app = new Hono({ strict: false });
  app.get('/control/invoicing', (context) => context.json({ documents: memory.documents }));
  app.post('/control/invoicing', async (context) => {
    memory.faults = v.parse(faultsSchema, await context.req.json());
    return context.json({ faults: memory.faults });
  });
  app.post('/control/invoicing/reset', (context) => {
    Object.assign(memory, createSandboxProgramMemory());
    return context.json({ message: 'Everything was forgotten.' });
  });
  return app;
}
