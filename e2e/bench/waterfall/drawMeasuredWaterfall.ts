import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@portal/scripts/packages';
import { step } from '@portal/scripts/terminal/step';
import { startTestPortal } from '@portal/scripts/portal/startTestPortal';
import { domains, originOf } from '../../support/domains.ts';
import { SLOW_CONDITION } from '../conditions.ts';
import { drawWaterfall, type WaterfallBar } from './drawWaterfall.ts';
import { openCold } from '../openCold.ts';
import { prepareStarts } from '../starts/prepareStarts.ts';
import { withBrowser } from '../withBothSides.ts';

const FILE = join('docs', 'waterfall.svg');

/** What a request is called in the picture: no hashes, no ids. */
function labelOf(url: string): string {
  const { pathname } = new URL(url);
  return pathname
    .replace(/\.[0-9a-f]{12}(?=\.)/, '')
    .replace(/^\/(?:assets|api)\//, '')
    .replace(/photos\/.*/, 'photos/…');
}

/**
 * Measures the cold home on the slow network once and draws its requests.
 * @returns the path of the picture, from the root of the project
 */
export async function drawMeasuredWaterfall(): Promise<string> {
  const stack = await startTestPortal();
  const origin = originOf(domains.workshop);
  const measure = () =>
    withBrowser(async (browser) => {
      const [home] = await prepareStarts();
      if (!home) throw new Error('There is no start to draw.');
      // The first visit fills the caches of server and disk.
      await openCold(browser, origin, home, SLOW_CONDITION, () => Promise.resolve());
      await step('Measuring the cold home', () =>
        openCold(browser, origin, home, SLOW_CONDITION, async (page, requests) => {
          const begun = Math.min(...requests.map(({ start }) => start));
          const milliseconds = (instant: number) => (instant - begun) * 1000;
          const times = await page.evaluate(() => ({
            content: window.benchmark.content,
            shellPaint: window.benchmark.shellPaint,
            firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
          }));
          const bars = requests.flatMap(
            ({ url, kind, start, answered, end, bytes }): WaterfallBar[] =>
              answered === null || end === null
                ? []
                : [
                    {
                      label: labelOf(url),
                      kind,
                      start: milliseconds(start),
                      answered: milliseconds(Math.min(answered, end)),
                      end: milliseconds(end),
                      bytes,
                    },
                  ],
          );
          const svg = drawWaterfall(bars, [
            { label: 'first paint', at: times.firstPaint },
            { label: 'shell', at: times.shellPaint },
            { label: 'own content', at: times.content },
          ]);
          writeFileSync(join(root, FILE), svg);
        }),
      );
    });
  try {
    await measure();
  } finally {
    await stack.stop();
  }
  return FILE;
}
