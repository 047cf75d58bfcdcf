import { run } from './bootstrap/run.mjs';

await run('e2e/bench/main.ts');
