import { texts } from '../texts.ts';

/** Says without a style sheet that a view threw, with a retry. */
export function PlainCrash({ onRetry }: { onRetry: () => void }) {
  return (
    <section>
      <h1>{texts.crashedTitle}</h1>
      <p>{texts.crashedBody}</p>
      <button type="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </section>
  );
}
