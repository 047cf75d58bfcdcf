/** The header by which a part says to the next which request of a customer it works on. */
export const REQUEST_ID_HEADER = 'x-request-id';

const ID = /^[\w-]{8,36}$/;

/** What the header of a call says; null where it says nothing that may stand in a log. */
export function readRequestId(header: string | null | undefined): string | null {
  return header !== null && header !== undefined && ID.test(header) ? header : null;
}
