/** The router draws a new address as the later major versions do: in a transition, so that a page stays until the next is ready. */
export const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true };
