import { accessSync, constants, mkdirSync } from 'node:fs';

/** Why nothing can be kept in the data folder, in a sentence with its cure; undefined when it can. */
export function folderProblem(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return `The data folder ${folder} cannot be written (${reason}): give it to this user, or set PORTAL_DATA_DIR to another one.`;
  }
}
