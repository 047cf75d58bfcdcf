import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets; how long that takes says nothing but whether they are equally long. */
export function isSameSecret(left: string, right: string): boolean {
  const first = Buffer.from(left);
  const second = Buffer.from(right);
  return first.length === second.length && timingSafeEqual(first, second);
}
