import { inTime } from '../parallel/inTime.ts';

const STOPPED = 'The object store stopped in the middle of a file.';

/**
 * The pieces of a body as they are asked for. A slow reader takes as long as it likes; a silent source does not.
 * @param timeout how long one piece may take once it is asked for, in milliseconds
 * @throws PassingFailure when a piece does not come in time
 */
export async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  timeout: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), timeout, STOPPED);
      if (done) return;
      yield value;
    }
  } finally {
    // Nothing more is wanted; a source that hangs must not be waited for.
    void reader.cancel().catch(() => undefined);
  }
}
