/** What a promise rejects with when it took too long. */
export class TimeoutError extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} took longer than ${milliseconds} ms.`);
    this.name = 'TimeoutError';
  }
}

/** The promise, or a rejection with TimeoutError after `milliseconds`. */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  what: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what, milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
