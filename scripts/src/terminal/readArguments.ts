import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '@portal/domain/text/messageOf';
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
    throw new Problem(`${messageOf(error)}\n\n${usage}`);
  }
}
