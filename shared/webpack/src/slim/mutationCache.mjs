/**
 * Takes the place of TanStack Query's mutations in the host: `@portal/remote/query` does not lend
 * them, because what changes something is `useAction`. The client only asks whether there are any.
 */
export class MutationCache {
  clear() {}

  /** @returns {never[]} */
  findAll() {
    return [];
  }

  /** @returns {Promise<void>} */
  resumePausedMutations() {
    return Promise.resolve();
  }
}
