/** What a document is called that was made of the same: by this the page learns whether its own is still the one to show. */
export const DOCUMENT_IDENTITY = {
  /** Where the edge names what it would make a document of now, as text. */
  path: '/client/boot-identity',
  /** Header of a document with that name. */
  header: 'x-portal-boot',
} as const;
