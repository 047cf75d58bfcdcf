import { mgmtClient, type Mgmt } from '@portal/scripts/mgmt/mgmt';
import { addresses } from '../domains.ts';
import { administratorToken } from '../runCommand.ts';

const MOST_TRIES = 5;

/** Changes the rollout of a remote that tests beside this one change as well: whoever was too late reads and tries again. */
export async function editRollout(
  remote: string,
  wish: Parameters<Mgmt['edit']>[1],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mgmtClient(addresses.backend, administratorToken()).edit(remote, wish);
      return;
    } catch (error) {
      if (attempt === MOST_TRIES || !String(error).includes('Read it again')) throw error;
    }
  }
}
