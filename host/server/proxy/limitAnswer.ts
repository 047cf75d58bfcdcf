import { uploadTime } from '@portal/api/http/uploadTime';

/** How long the backend may take for the head of its answer, in milliseconds. Pages give a call up after 20 s. */
const ANSWER = 30_000;
/** After how long without a sign of the backend it is asked whether it is there, in milliseconds (C-838). */
const SILENCE = 1000;

/** How long the backend may take, in milliseconds. */
export interface AnswerTimeouts {
  answer: number;
  /**
   * The same after the last piece of an upload that it took, by the bytes that it has so far: it makes photographs smaller
   * and puts the whole file into its store before it answers, which takes as long as the way here may (C-920).
   */
  upload(bytes: number): number;
  /** Without a sign of it. */
  silence?: number;
}

/** Watches one call. */
export interface AnswerLimit {
  /** Aborts when the backend takes too long. */
  signal: AbortSignal;
  /** The body of the call; every piece that the backend takes gives it time again. */
  body: ReadableStream | null;
  /** The head of the answer is there: what follows may take as long as it likes. */
  answered(): void;
}

/**
 * Limits how long a call waits for its answer, without limiting how long an upload or a stream of events may take.
 * @param isSilent whether the backend hangs, which is asked while a call has no sign of it
 */
export function limitAnswer(
  { body, headers }: Request,
  timeouts: AnswerTimeouts = { answer: ANSWER, upload: uploadTime },
  isSilent: () => Promise<boolean> = () => Promise.resolve(false),
): AnswerLimit {
  const isUpload = headers.get('content-type')?.startsWith('multipart/') ?? false;
  const controller = new AbortController();
  let bytes = 0;
  const wait = () =>
    setTimeout(() => controller.abort(), isUpload ? timeouts.upload(bytes) : timeouts.answer);
  let timer = wait();
  const look = setInterval(() => {
    void isSilent().then((silent) => {
      if (silent) controller.abort();
    });
  }, timeouts.silence ?? SILENCE);
  const over = () => {
    clearTimeout(timer);
    clearInterval(look);
  };
  controller.signal.addEventListener('abort', over);
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, out) {
      bytes += piece.byteLength;
      clearTimeout(timer);
      timer = wait();
      look.refresh();
      out.enqueue(piece);
    },
  });
  return {
    signal: controller.signal,
    body: body?.pipeThrough(watched) ?? null,
    answered: over,
  };
}
