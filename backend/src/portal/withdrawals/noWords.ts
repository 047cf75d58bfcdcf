/** A statement of withdrawal without what its customer wrote: that it was made stays, because the provider has to prove it. */
export const noWords = { name: '', contract: '', email: '', eraseAt: null } as const;
