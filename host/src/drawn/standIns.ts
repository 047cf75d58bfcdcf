const deaf = { addEventListener: () => undefined, removeEventListener: () => undefined };

/** All that a shell wants of a browser when it is made: an address, and that nothing is kept there. Drawing needs none of it. */
export const standIns = {
  window: { ...deaf, location: new URL('https://portal.invalid/client/drawn') },
  document: { ...deaf, cookie: '' },
  navigator: { cookieEnabled: true, onLine: true, userAgent: '' },
  BroadcastChannel: class {
    addEventListener = deaf.addEventListener;
  },
};

for (const [name, value] of Object.entries(standIns))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
