import { PassingFailure } from './passingFailure.ts';

/**
 * What `work` resolves to, whether or not it can be broken off.
 * @param patience how long it may take, in milliseconds
 * @throws PassingFailure with the message when it takes longer
 */
export async function inTime<Result>(
  work: Promise<Result>,
  patience: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PassingFailure(message)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
