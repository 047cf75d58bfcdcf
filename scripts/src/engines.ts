/** Program of `npm run engines`: a few journeys in Firefox, whose releases Playwright drives only in some of its own. */
import { buildAll } from './build/buildAll.ts';
import { ensureDebianPrograms } from './checks/debian/ensureDebianPrograms.ts';
import { runPlaywright } from './checks/runPlaywright.ts';
import { main, Problem } from './terminal/problem.ts';

await main(async () => {
  await ensureDebianPrograms('Firefox', { 'firefox-esr': '/usr/bin/firefox-esr' });
  await buildAll();
  if (!(await runPlaywright('playwright.firefox.config.ts'))) {
    throw new Problem('Tests in Firefox failed, see above.');
  }
});
process.exit();
