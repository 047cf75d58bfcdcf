import { texts } from '../texts.ts';

/** What it was, struck through, and what it is now (RSC-12). */
export function MovedTime({ before, now }: { before: string; now: string }) {
  return (
    <>
      <s>
        <span className="visually-hidden">{texts.appointment.was}</span>
        {before}
      </s>{' '}
      <span className="visually-hidden">{texts.appointment.is}</span>
      {now}
    </>
  );
}
