const forms = new Set<() => boolean>();

/** Holds back what is new while `isFilled` says that a form is being filled, until the returned function is called (LIVE-07). */
export function holdBack(isFilled: () => boolean): () => void {
  forms.add(isFilled);
  return () => void forms.delete(isFilled);
}

/** Whether what is new waits, also where somebody comes back to the page (LIVE-07). */
export function isHeldBack(): boolean {
  return [...forms].some((isFilled) => isFilled());
}
