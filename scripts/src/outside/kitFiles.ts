import { fileURLToPath } from 'node:url';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** What is packed beside the program of the kit: see `packKit`. */
export const kitFiles = {
  /** Folder of the page on which views are mounted. */
  harness: beside('harness'),
  /** The documented answers of the portal's services. */
  examples: beside('examples.json'),
};
