import type { Release } from '@portal/contract/release';
import { integrityOf } from '@portal/storage/integrityOf';

/** The smallest record of a release, for the document of all calls. */
export const exampleRecord: Release = {
  name: 'mf-example',
  version: '1.1.0',
  contract: '^1.0.0',
  pages: [],
  panels: [],
  federationName: 'mf_example_1_1_0',
  base: '/assets/mf-example/',
  entry: 'entry.1.js',
  scripts: [],
  styles: [],
  views: {},
  files: [{ path: 'entry.1.js', integrity: integrityOf(''), bytes: 0, brotliBytes: 0 }],
};
