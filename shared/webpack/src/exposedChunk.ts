/** Name of the chunk of `./remote`, the only module that a remote exposes. */
export const exposedChunk = 'remote';
