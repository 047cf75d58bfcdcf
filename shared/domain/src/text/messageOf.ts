/** What was thrown, in words, for logs and commands: the message of an error, anything else as text. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
