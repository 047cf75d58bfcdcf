import { HOST_FALLBACK, HOST_TICKET } from '../../address/hostTicket.ts';

/** Loads the page anew, with the last known good build of the shell where the edge has one beside this one. */
export function leaveFailedHost(): void {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${HOST_TICKET.meta}"]`);
  const { fallback, version } = meta?.dataset ?? {};
  if (fallback !== undefined && version !== undefined) {
    const { cookie, age } = HOST_FALLBACK;
    document.cookie = `${cookie}=${version};path=/;max-age=${age};samesite=lax`;
  }
  window.location.reload();
}
