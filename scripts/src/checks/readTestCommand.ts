import type { WorkspacePackage } from '../packages.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../readArguments.ts';

const USAGE = `Usage: npm test [-- <package>]

  <package>   its folder: mf-booking, host, shared/ui; everything is tested when absent`;

/**
 * What is to be tested.
 * @returns one package, or undefined for everything
 * @throws Problem with the packages that exist when the arguments name none of them
 */
export function readTestCommand<Package extends Pick<WorkspacePackage, 'path'>>(
  args: readonly string[],
  packages: readonly Package[],
): Package | undefined {
  const { positionals } = readArguments(args, {}, USAGE);
  const [first, ...more] = positionals;
  if (first === undefined) return undefined;
  if (more.length > 0) throw new Problem(`One at a time: what is "${more.join(' ')}"?\n\n${USAGE}`);
  const path = first.replaceAll('\\', '/').replace(/\/+$/, '');
  const found = packages.find((one) => one.path === path);
  if (found !== undefined) return found;
  const names = packages.map((one) => one.path).join(', ');
  throw new Problem(`There is no package ${path}. There are: ${names}.\n\n${USAGE}`);
}
