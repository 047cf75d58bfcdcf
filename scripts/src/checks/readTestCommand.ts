import type { WorkspacePackage } from '../packages.ts';
import { Problem } from '../terminal/problem.ts';
import { readArguments } from '../terminal/readArguments.ts';

const USAGE = `Usage: npm test [-- <package> | --changed <commit>]

  <package>           its folder: mf-booking, host, shared/ui; everything is tested when absent
  --changed <commit>  the packages that differ from where this branch left that commit, and those that use them`;

/** What is to be tested: one package, what changed since a commit, or everything. */
export type TestCommand<Package> =
  | { kind: 'everything' }
  | { kind: 'package'; checked: Package }
  | { kind: 'changed'; since: string };

/**
 * What is to be tested.
 * @throws Problem with the packages that exist when the arguments name none of them
 */
export function readTestCommand<Package extends Pick<WorkspacePackage, 'path'>>(
  args: readonly string[],
  packages: readonly Package[],
): TestCommand<Package> {
  const { values, positionals } = readArguments(args, { changed: { type: 'string' } }, USAGE);
  const [first, ...more] = positionals;
  const since = values.changed?.trim();
  if (since === '') throw new Problem(`Since which commit?\n\n${USAGE}`);
  if (since !== undefined && first !== undefined)
    throw new Problem(`Either --changed or a package: what is "${first}"?\n\n${USAGE}`);
  if (since !== undefined) return { kind: 'changed', since };
  if (first === undefined) return { kind: 'everything' };
  if (more.length > 0) throw new Problem(`One at a time: what is "${more.join(' ')}"?\n\n${USAGE}`);
  const path = first.replaceAll('\\', '/').replace(/\/+$/, '');
  const checked = packages.find((one) => one.path === path);
  if (checked !== undefined) return { kind: 'package', checked };
  const names = packages.map((one) => one.path).join(', ');
  throw new Problem(`There is no package ${path}. There are: ${names}.\n\n${USAGE}`);
}
