import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const read = () => window.location.pathname;
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to another page of the set-up without loading anything again. */
export function goTo(href: string): void {
  window.history.pushState(null, '', href);
  window.scrollTo(0, 0);
  tell();
}

/** The path of the page that is shown. */
export const usePath = (): string => useSyncExternalStore(subscribe, read);

/** A value of the query of the address that is shown, or null. */
export const useQueryValue = (name: string): string | null =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(window.location.search).get(name));
