import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { texts } from '../texts.ts';
import type { useSendFile } from './useSendFile.ts';

/** Why a file was not taken, and the way to send it again. */
export function SendRefusal({
  refusal,
  again,
}: Pick<ReturnType<typeof useSendFile>, 'refusal' | 'again'>) {
  if (refusal === null) return null;
  return (
    <Banner
      tone={refusal.mayRetry ? 'offline' : 'danger'}
      live
      actions={
        refusal.mayRetry && (
          <Button size="small" onClick={again}>
            {texts.sendAgain}
          </Button>
        )
      }
    >
      {refusal.words}
    </Banner>
  );
}
