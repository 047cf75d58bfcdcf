import { run } from './bootstrap/run.mjs';

await run('backend/src/provider/api/cli/cli.ts');
