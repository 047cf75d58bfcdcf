/** Milliseconds as people read them, a dash where nothing was measured. */
export const timeOrDash = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : `${milliseconds} ms`;
