import { parentPort, workerData } from 'node:worker_threads';
import { compressUsingDict, createCCtx, init } from '@bokuweb/zstd-wasm';

/** As small as it gets: each difference is made once and sent to everybody who comes from the same release. */
const LEVEL = 19;

await init();
const { content, dictionary } = workerData;
parentPort.postMessage(compressUsingDict(createCCtx(), content, dictionary, LEVEL));
