import { PassingFailure } from './passingFailure.ts';

/**
 * What `work` resolves to, whether or not it can be broken off.
 * @param timeout how long it may take, in milliseconds
 * @throws PassingFailure with the message when it takes longer
 */
export async function inTime<Result>(
  work: Promise<Result>,
  timeout: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PassingFailure(message)), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
