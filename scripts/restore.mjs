import { run } from './bootstrap/run.mjs';

await run('backend/src/platform/backup/backupCommand.ts', ['restore', ...process.argv.slice(2)]);
