import { settings } from '../domains.ts';

/** A domain of no provider, and its origin. */
export const unknownDomain = 'ninguem.localhost';
export const unknownOrigin = `http://${unknownDomain}:${settings.edgePort}`;
