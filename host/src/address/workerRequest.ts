/**
 * Header by which the offline worker says that it asks for a document itself, to keep it: the edge answers with nothing
 * of a customer and sets no cookie (C-405). A document that was kept carries it too, which tells it from those
 * that workers of before kept.
 */
export const WORKER_REQUEST = { header: 'x-portal-worker', value: '1' } as const;
