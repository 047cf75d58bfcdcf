import { createPool } from '../database/connect.ts';
import { databaseOn } from '../database/database.ts';
import { leaseJobs } from './leasedQueue.ts';
import { jobsDueAt, testQueue } from './queue.testing.ts';

/** A process that takes a job and never comes back with it: it says so, and waits to be killed. */
const [config = '', now = ''] = process.argv.slice(2);
const database = databaseOn(createPool(JSON.parse(config), { warn: () => undefined }));
const [job] = await leaseJobs(database, testQueue, { ...jobsDueAt(new Date(now)), most: 1 });
process.stdout.write(job?.id ?? 'none');
setInterval(() => undefined, 60_000);
