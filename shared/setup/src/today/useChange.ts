import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useQueryClient } from '@portal/remote/query';
import { announce } from '@portal/ui/announce';
import { useState } from 'react';
import { createKeptKeys } from './createKeptKeys.ts';
import { refusalText } from './refusalText.ts';

/** Everything that the page of today shows. */
export const TODAY_KEY = 'today';

/**
 * A change that the owner asks for, once however often it is tried: the key stays the same until it is answered. What is
 * shown is asked for again then, also after a refusal, because something else may have been the reason.
 * @param wordsOf why it was refused, in words; throws what is no refusal of a call
 * @param keptAs under which name its words are kept: as long as they are, the key is
 */
export function useChange<Input>(
  send: (input: Input, key: string) => Promise<unknown>,
  wordsOf: (error: unknown) => string = refusalText,
  keptAs?: string,
) {
  const queries = useQueryClient();
  const [keys] = useState(() =>
    keptAs === undefined ? createRequestKeys<Input>() : createKeptKeys<Input>(keptAs),
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const renew = () => queries.invalidateQueries({ queryKey: [TODAY_KEY] });
  return {
    refusal,
    /**
     * @param said is spoken once it was made
     * @param onDone comes before what is shown is renewed
     * @returns whether it was made
     */
    run: async (input: Input, said: string, onDone?: () => void): Promise<boolean> => {
      try {
        await send(input, keys.keyFor(input));
      } catch (error) {
        const words = wordsOf(error);
        setRefusal(words);
        // The same words as before are no change that is spoken.
        if (words === refusal) announce(words, null);
        void renew();
        return false;
      }
      keys.settle();
      // Not at the press: what was pressed would move from under the finger.
      setRefusal(null);
      announce(said, null);
      onDone?.();
      await renew();
      return true;
    },
  };
}
