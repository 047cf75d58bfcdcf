// Calls load it when they first need it, and a test that holds the clock does not wait for code on its way.
await import('ky');

export {};
