import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portal/scripts/packages';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { step } from '@portal/scripts/terminal/step';
import { withBrowser } from '../withBothSides.ts';
import { describeFaults } from './describeFaults.ts';
import { FAULT_CELLS } from './faultCells.ts';
import { findBreaches } from './findBreaches.ts';
import { meetFaults } from './meetFaults.ts';

const PAGE = join(root, 'docs', 'faults.md');

/** The page with its tables made anew. */
const withTables = (page: string, tables: string): string =>
  page.replace(/(?<=<!-- generated -->\n)[\s\S]*(?=<!-- end -->)/, `\n${tables}\n\n`);

/**
 * Spoils everything that comes over the wire in every way, and writes what a customer met into `docs/faults.md`.
 * @param only part of the name of what is spoilt; the page stays as it is then
 * @returns the tables, and what in them breaks a rule
 */
export async function measureFaults(only: string): Promise<string> {
  const cells = FAULT_CELLS.filter(({ kind }) => kind.name.includes(only));
  // What rides in the document could not be spoilt by itself.
  const stack = await startTestPortal({ PORTAL_DOCUMENT_ANSWERS_MILLISECONDS: '0' });
  try {
    const results = await step('Spoiling what comes over the wire', () =>
      withBrowser((browser) => meetFaults(browser, cells)),
    );
    const tables = describeFaults(results);
    if (only === '') writeFileSync(PAGE, withTables(readFileSync(PAGE, 'utf8'), tables));
    return [tables, ...results.flatMap((result) => findBreaches(result))].join('\n');
  } finally {
    await stack.stop();
  }
}
