/** The store did not answer, or has too much to do: the same question may get another answer in a moment. */
export class PassingFailure extends Error {}
