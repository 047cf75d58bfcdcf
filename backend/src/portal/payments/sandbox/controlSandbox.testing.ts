/** Tells a running sandbox what to do, or what comes of one of its payments. @param route below `/control/` */
export async function controlSandbox(
  { port }: { port: number },
  route: string,
  body: object = {},
): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/control/${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
