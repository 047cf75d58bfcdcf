// With --json the answer alone goes to standard output.
const stream = process.argv.includes('--json') ? process.stderr : process.stdout;

/** Prints one line of progress. */
export function say(text: string): void {
  stream.write(`${text}\n`);
}
