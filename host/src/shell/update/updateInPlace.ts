import type { Shell } from '../createShell.ts';
import { reloadInPlace } from './reloadInPlace.ts';

/** Asks before anything unsaved is left, then loads the page again where it stands. */
export async function updateInPlace({
  navigation,
  store,
}: Pick<Shell, 'navigation' | 'store'>): Promise<void> {
  if (await navigation.mayLeave()) reloadInPlace(store);
}
