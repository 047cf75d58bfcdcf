import { CONTRACT_VERSION, satisfiesContract } from '@portal/contract/contractVersion';
import { overreach } from '@portal/rollout/release/globalSelectors';
import { notedWeights, overBudget } from '@portal/rollout/release/releaseBudget';
import type { Release } from '@portal/contract/release';
import { readBuilt } from '@portal/storage/assets/readBuilt';

/**
 * What speaks against publishing a build: its size, the contract that it needs, files that are not what the release
 * record says, styles for more than its own elements. Empty when nothing does.
 * @param folder where the build lies
 * @param offered version of the contract of the shell beside which it was built
 */
export async function checkBuild(
  folder: string,
  release: Release,
  offered: string = CONTRACT_VERSION,
): Promise<string[]> {
  const contract = satisfiesContract(release.contract, offered)
    ? []
    : [`it needs contract ${release.contract}, the shell offers ${offered}`];
  const files = await Promise.all(
    release.files.map(async (file) => {
      const read = await readBuilt(folder, file);
      return typeof read === 'string' ? read : overreach(file.path, read);
    }),
  );
  return [
    ...overBudget(release, notedWeights(release)),
    ...contract,
    ...files.filter((problem) => problem !== undefined),
  ];
}
