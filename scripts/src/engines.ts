/** Program of `npm run engines`: a few journeys in the engines that Playwright drives only in builds of its own. */
import { buildAll } from './build/buildAll.ts';
import { checkEngines } from './checks/checkEngines.ts';
import { main, Problem } from './terminal/problem.ts';

await main(async () => {
  await buildAll();
  const complaint = await checkEngines();
  if (complaint !== undefined) throw new Problem(complaint);
});
process.exit();
