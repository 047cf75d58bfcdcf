import { run } from './bootstrap/run.mjs';

await run('scripts/src/operators.ts');
