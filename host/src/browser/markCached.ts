/** Attribute of a document that the offline worker had cached. */
export const CACHED_ATTRIBUTE = 'data-kept';

/** A document that says of itself that it was cached, so that the page has it checked. */
export async function markCached(document: Response): Promise<Response> {
  const html = (await document.text()).replace('<html ', `<html ${CACHED_ATTRIBUTE} `);
  return new Response(html, { status: document.status, headers: document.headers });
}
