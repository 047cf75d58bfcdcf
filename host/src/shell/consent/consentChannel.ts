let channel: BroadcastChannel | undefined;

/** Between the tabs of this provider; no page hears itself. */
export function consentChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('portal-consent');
  return channel;
}
