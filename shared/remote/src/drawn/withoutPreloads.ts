/** React asks for pictures before it draws them; the document has preloads of its own. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** What React has drawn on a server, as it stands in a document; where there is no script nothing gets into an address. */
export function withoutPreloads(markup: string): string {
  return markup.replace(PRELOADS, '').replaceAll('<form', '<form method="post"');
}
