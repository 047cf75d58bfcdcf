import type { Context } from 'hono';

/** Whether the browser takes an answer in this encoding. */
export function accepts(context: Context, encoding: string): boolean {
  const header = context.req.header('accept-encoding') ?? '';
  return header.split(',').some((part) => {
    const [name, quality] = part.trim().split(';');
    return name === encoding && quality?.trim() !== 'q=0';
  });
}
