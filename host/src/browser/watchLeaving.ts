/** Both, as some browsers cut off what a page asked for when the next one is asked for, and some when that comes. */
const SIGNS = ['beforeunload', 'pagehide'] as const;

/** Knows whether the page is being left: what it has asked for is cut off then, which says nothing of the service. */
export interface LeavingWatch {
  isLeft(): boolean;
  stop(): void;
}

/** Watches from now on until it is stopped. */
export function watchLeaving(): LeavingWatch {
  let isLeft = false;
  const note = () => void (isLeft = true);
  for (const sign of SIGNS) window.addEventListener(sign, note);
  return {
    isLeft: () => isLeft,
    stop() {
      for (const sign of SIGNS) window.removeEventListener(sign, note);
    },
  };
}
