import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request the running code belongs to, so that every line of the log can say so. */
export const requestContext = new AsyncLocalStorage<{ id: string }>();
