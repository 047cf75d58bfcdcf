import type { Start } from '../starts/starts.ts';
import type { MeasuredPage } from './readDocument.ts';

/** The page of a start, as its customer asks for it. */
export function measuredPageOf({
  address,
  cookies,
}: Pick<Start, 'address' | 'cookies'>): MeasuredPage {
  return { address, session: cookies.find(({ name }) => name === 'sessionToken')?.value };
}
