import type { Shell } from '../createShell.ts';
import { reloadInPlace } from './reloadInPlace.ts';

/** Asks before anything unsaved is left, then loads the page again where it stands. */
export async function updateInPlace({ navigation }: Pick<Shell, 'navigation'>): Promise<void> {
  if (await navigation.mayLeave()) reloadInPlace();
}
