import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { startProgram } from './startProgram.ts';

/** How long a drawing may take for which no document waits, in milliseconds. */
const PATIENT_MS = 20_000;

const givenSchema = v.object({ code: v.string(), inputs: v.array(v.unknown()) });

// For the check of a release: draws what standard input names, one after the other, as the drawing service would, and
// writes what came of it until something failed.
const { code, inputs } = v.parse(givenSchema, JSON.parse(await text(process.stdin)));
const program = startProgram(code);
const outcomes: object[] = [];
for (const input of inputs) {
  const outcome = await program.draw(JSON.stringify(input), PATIENT_MS);
  outcomes.push('failed' in outcome ? outcome : { drawn: JSON.parse(outcome.drawn) });
  if ('failed' in outcome) break;
}
process.stdout.write(JSON.stringify(outcomes), () => {
  program.end();
  process.exit();
});
