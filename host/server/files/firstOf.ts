import type { ReadAsset } from './readAsset.ts';

/** Reads a file from the first of several places that has it. */
export function firstOf(sources: readonly ReadAsset[]): ReadAsset {
  return async (path) => {
    for (const read of sources) {
      const content = await read(path);
      if (content !== undefined) return content;
    }
    return undefined;
  };
}
