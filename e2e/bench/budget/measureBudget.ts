import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { step } from '@portal/scripts/terminal/step';
import { domains, originOf } from '../../support/domains.ts';
import { SLOW_CONDITION } from '../conditions.ts';
import { atMost, describeFindings } from '../findings.ts';
import { measureStart, type Sample } from '../starts/measureStart.ts';
import { median } from '../median.ts';
import { middle } from '../results.ts';
import { withBrowser } from '../withBothSides.ts';
import { prepareBudgets } from './prepareBudgets.ts';

/** How much longer the details may take with a large budget than with one as they were before there were jobs. */
const MOST = 1.05;

/** Opens the details with a budget of lines and with a large one of jobs, cold and in turns. @returns what was found, as a table */
export async function measureBudget(runs: number): Promise<string> {
  const stack = await startTestPortal();
  try {
    return await withBrowser(async (browser) => {
      const starts = await prepareBudgets();
      const origin = originOf(domains.workshop);
      const open = (kind: keyof typeof starts) =>
        measureStart(browser, origin, starts[kind], SLOW_CONDITION);
      // One uncounted visit of each fills the caches of server and disk.
      await open('lines');
      await open('jobs');
      const pairs: { lines: Sample; jobs: Sample }[] = [];
      await step(`Measuring details with a budget: ${SLOW_CONDITION.name}`, async () => {
        for (let run = 0; run < runs; run += 1) {
          if (run % 2 === 0) pairs.push({ lines: await open('lines'), jobs: await open('jobs') });
          else {
            const jobs = await open('jobs');
            pairs.push({ lines: await open('lines'), jobs });
          }
        }
      });
      const content = (kind: keyof typeof starts) =>
        middle(
          pairs.map((pair) => pair[kind]),
          (sample) => sample.content,
        );
      const ratio = median(pairs.map(({ lines, jobs }) => jobs.content / lines.content));
      const title = `Details of a work, cold: ${SLOW_CONDITION.name}, ${runs} pairs; own content ${content('lines').toFixed(0)} ms with two lines, ${content('jobs').toFixed(0)} ms with 10 jobs and 30 photographs`;
      return describeFindings(title, [
        atMost('10 jobs and 30 photographs ÷ two lines, own content', ratio, MOST, '×'),
      ]);
    });
  } finally {
    await stack.stop();
  }
}
