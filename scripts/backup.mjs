import { run } from './bootstrap/run.mjs';

await run('backend/src/platform/backup/backupCommand.ts', ['backup', ...process.argv.slice(2)]);
