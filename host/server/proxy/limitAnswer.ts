/** How long the backend may take for the head of its answer, in milliseconds. Pages give a call up after 20 s. */
const ANSWER = 30_000;
/** The same after the last piece of an upload that it took: photographs are made smaller before it answers. */
const UPLOAD_ANSWER = 120_000;
/** After how long without a sign of the backend it is asked whether it is there, in milliseconds (C-838). */
const SILENCE = 1000;

/** How long the backend may take, in milliseconds. */
export interface AnswerTimeouts {
  answer: number;
  upload: number;
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
  timeouts: AnswerTimeouts = { answer: ANSWER, upload: UPLOAD_ANSWER },
  isSilent: () => Promise<boolean> = () => Promise.resolve(false),
): AnswerLimit {
  const isUpload = headers.get('content-type')?.startsWith('multipart/') ?? false;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), isUpload ? timeouts.upload : timeouts.answer);
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
  const watched = new TransformStream<unknown, unknown>({
    transform(piece, out) {
      timer.refresh();
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
