/**
 * Whether this browser may be told of news while the portal is closed: it can, and the customer has not refused it (REM-14).
 * Web views of wrappers have no such thing.
 */
export function canPush(): boolean {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    Notification.permission !== 'denied'
  );
}
