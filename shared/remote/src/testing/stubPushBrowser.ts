import { vi } from 'vitest';

const letters = (bytes: number) => 'A'.repeat(Math.ceil((bytes * 4) / 3));

/** What a browser without pictures knows nothing of: permission, worker and subscription of web push. Undo with `vi.unstubAllGlobals`. */
export function stubPushBrowser(permission: NotificationPermission = 'default') {
  const answer: { permission: NotificationPermission } = { permission: 'granted' };
  const asked: string[] = [];
  let canSubscribe = true;
  let hasWorker = true;
  const endpoint = 'https://push.example.com/send/1';
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer.permission;
      return answer.permission;
    },
  };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      asked.push(`subscription with ${applicationServerKey.length} bytes`);
      if (!canSubscribe) throw new DOMException('Registration failed', 'AbortError');
      const keys = { p256dh: letters(65), auth: letters(16) };
      return { toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: navigator.userAgent,
    language: navigator.language,
    serviceWorker: {
      controller: null,
      getRegistration: async () => (hasWorker ? registration : undefined),
      register: async (address: string) => {
        asked.push(`worker ${address}`);
        hasWorker = true;
        return registration;
      },
      ready: Promise.resolve(registration),
    },
  });
  return {
    asked,
    device: { endpoint, keys: { p256dh: letters(65), auth: letters(16) } },
    /** What the customer answers to the browser. */
    customerAnswers: (given: NotificationPermission) => void (answer.permission = given),
    /** Its service of notices is away, or switched off. */
    cannotSubscribe: () => void (canSubscribe = false),
    /** The portal's worker has not come yet. */
    hasNoWorker: () => void (hasWorker = false),
    /** A key of the portal as long as one is. */
    key: letters(65),
  };
}
