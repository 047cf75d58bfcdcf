/** Where the edge names what it would make a document of now, as text. */
export const CHECK_PATH = '/client/boot-identity';
/** Header of a document with that name. */
export const IDENTITY_HEADER = 'x-portal-boot';
/** Attribute of a document that the offline worker had kept. */
export const KEPT_ATTRIBUTE = 'data-kept';
