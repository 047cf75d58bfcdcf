import { run } from './bootstrap/run.mjs';

await run('scripts/src/engines.ts');
