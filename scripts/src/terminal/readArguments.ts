import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from './problem.ts';

/**
 * The options and words of a command line.
 * @param usage said behind what is wrong
 * @throws Problem when an option is unknown or lacks its value
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
