/**
 * Takes the place of the federation runtime's sentences in the host: its errors carry a stable code
 * and a link to what it means.
 */
const noSentences = {};

export const runtimeDescMap = noSentences;
export const typeDescMap = noSentences;
export const buildDescMap = noSentences;
export const errorDescMap = noSentences;
