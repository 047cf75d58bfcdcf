/**
 * The line of a stack in which stands who called the function that made the error: only what a release does itself is
 * its own, not what the shell or React do for it.
 */
export function directCaller({ stack = '' }: Error): string {
  return stack.split('\n').filter((line) => /:\d+:\d+/.test(line))[1] ?? '';
}
