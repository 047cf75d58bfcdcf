/** Something that the person at the terminal can cure: shown as one sentence, without a stack trace. */
export class Problem extends Error {}

/** Runs a command's body; a problem ends the process with its sentence and code 1. */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const text = error instanceof Problem ? error.message : describe(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
