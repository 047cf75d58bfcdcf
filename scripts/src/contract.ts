/** Program of `npm run contract`: writes the contract's report and the tables of its page anew. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport, neededVersion, REPORT } from './contract/apiReport.ts';
import { contractTables, PAGE, withTables } from './contract/contractTables.ts';
import { declareContract } from './contract/declareContract.ts';
import { root } from './packages.ts';
import { main } from './terminal/problem.ts';
import { say } from './terminal/say.ts';

await main(async () => {
  const declarations = await declareContract();
  const report = join(root, REPORT);
  const before = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const after = apiReport(declarations);
  writeFileSync(report, after);
  const page = join(root, PAGE);
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), contractTables(declarations)));
  say(neededVersion(before, after) ?? 'The contract promises what it promised before.');
});
