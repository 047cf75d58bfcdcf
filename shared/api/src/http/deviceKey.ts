/**
 * The key by which a login is told from one of another device (ACC-04). The service makes it with the first session that a
 * browser opens; the edge keeps it in a cookie that no script reads and adds it to calls. It opens nothing.
 */
export const DEVICE_KEY = { cookie: 'deviceKey', header: 'X-Device-Key' } as const;
