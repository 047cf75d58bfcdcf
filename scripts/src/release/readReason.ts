import { Problem } from '../terminal/problem.ts';

/** A reason says something. @throws Problem when it was given and says nothing */
export function readReason(option: string, reason: string | undefined): string | undefined {
  const words = reason?.trim();
  if (words === '') throw new Problem(`--${option} wants a reason, in words.`);
  if (words !== undefined && words.length > 1000)
    throw new Problem(`--${option} has ${words.length} characters; 1000 are kept.`);
  return words;
}
