/** The database of the browser in which the queue lies. */
export const OUTBOX_DATABASE = 'portal-outbox';
