/** One sentence for the person at the terminal; no stack trace. */
export class Problem extends Error {}
