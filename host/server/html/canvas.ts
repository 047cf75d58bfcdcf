/** The canvas of the design tokens, for what is drawn before or outside of any style sheet. */
export const CANVAS = { light: '#f7f5f2', dark: '#13110e' } as const;
