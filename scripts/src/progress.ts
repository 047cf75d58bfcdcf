// With --json the answer alone goes to standard output.
const stream = process.argv.includes('--json') ? process.stderr : process.stdout;

/** Prints one line of progress. */
export function say(text: string): void {
  stream.write(`${text}\n`);
}

/** Whole milliseconds as seconds with one decimal: `3.4 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Announces a step, runs it and says how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  say(`${title} ...`);
  const result = await work();
  say(`  done in ${seconds(Date.now() - started)}`);
  return result;
}
