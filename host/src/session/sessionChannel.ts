/**
 * Learns what other tabs of this provider do to the session: at once by a channel, and when the
 * tab comes to the front, in case it slept.
 */
export function openSessionChannel(onChange: () => void): BroadcastChannel {
  const channel = new BroadcastChannel('portal-session');
  channel.addEventListener('message', onChange);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange();
  });
  return channel;
}
