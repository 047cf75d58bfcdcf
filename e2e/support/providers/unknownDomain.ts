import { settings } from '../portal.ts';

/** A domain of no provider, and its origin. */
export const unknownDomain = 'ninguem.localhost';
export const unknownOrigin = `http://${unknownDomain}:${settings.edgePort}`;
