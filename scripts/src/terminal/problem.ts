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

/** What a disk says that is full or may not be written. */
const DISK_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

function describe(error: unknown): string {
  if (error instanceof Error && 'code' in error && DISK_CODES.has(error.code))
    return `The disk refuses: ${error.message}. Free space there or let this user write there, and run the command again.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
