/** A line that is not taken; its message is the reason that the provider reads (SET-24). */
export class LineRefused extends Error {}
