import { run } from './bootstrap/run.mjs';

await run('backend/src/portal/budgets/evidence/evidenceCommand.ts');
