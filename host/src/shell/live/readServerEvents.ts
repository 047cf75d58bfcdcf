/** A server-sent event. */
export interface ServerEvent {
  name: string;
  data: string;
  id: string | null;
}

/** Reads the fields of one block of lines; null for a comment. */
function toEvent(block: string): ServerEvent | null {
  const event: ServerEvent = { name: '', data: '', id: null };
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data|id): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event.name = value;
    else if (field === 'data') event.data += value;
    else if (field === 'id') event.id = value;
  }
  return event.name === '' ? null : event;
}

/**
 * The events of a stream as they arrive, null for each comment, which says that the connection lives. `EventSource` cannot
 * say which session it asks for (C-350), so that the stream is an ordinary answer that does not end.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<ServerEvent | null> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield toEvent(block);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
