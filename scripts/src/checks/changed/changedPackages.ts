import { withDependencies, type WorkspacePackage } from '../../packages.ts';

type Package = Pick<WorkspacePackage, 'name' | 'path' | 'uses'>;

/** Prose, pictures and what describes them: no package is built or tested by them. */
const PROSE = /^(?:docs\/|LICENSE$|[^/]*\.md$)|\.png$/;

/** Whether a file lies in a package, and in none that lies deeper. */
function ownerOf<Each extends Package>(file: string, all: readonly Each[]): Each | undefined {
  return all
    .filter(({ path }) => file.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/**
 * The packages that changed files concern: those in which the files lie, and those that use them, directly or through
 * others.
 * @param files paths from the project's folder
 * @returns undefined when a file concerns every package: locked versions, common settings
 */
export function changedPackages(
  files: readonly string[],
  all: readonly WorkspacePackage[],
): WorkspacePackage[] | undefined {
  const counted = files.filter((file) => !PROSE.test(file));
  const owners = counted.map((file) => {
    const journey = /^e2e\/journeys\/([^/]+)\//.exec(file)?.[1];
    return all.find(({ path }) => path === journey) ?? ownerOf(file, all);
  });
  if (owners.includes(undefined)) return undefined;
  return all.filter((one) => withDependencies(one, all).some((used) => owners.includes(used)));
}
