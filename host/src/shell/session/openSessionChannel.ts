/**
 * Learns what other tabs of this provider do to the session: at once by a channel, and when the
 * tab comes to the front, in case it slept.
 * @param onChange told whether a tab has just ended the session.
 */
export function openSessionChannel(onChange: (isEnded: boolean) => void): BroadcastChannel {
  const channel = new BroadcastChannel('portal-session');
  channel.addEventListener('message', ({ data }) => onChange(data === 'ended'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onChange(false);
  });
  return channel;
}
