import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { PersonFields } from '../../person/PersonFields.tsx';
import { useItemFields } from '../../person/useItemFields.ts';
import { TodayForm } from '../../TodayForm.tsx';
import { refusalText } from '../../refusalText.ts';
import { useChange } from '../../useChange.ts';
import { useKeptForm } from '../../useKeptForm.ts';
import {
  creationOf,
  emptyOpening,
  isReady,
  openingFormSchema,
  problemsOfOpening,
} from './openingForm.ts';
import { texts } from './texts.ts';

/** Longest name of what is to be done. */
const LONGEST = 255;
const KEPT_AS = 'opening';

/** Opens the work of somebody who comes without a booking, as a provider's system does (C-860). */
export function OpenWorkDialog({ onClose }: { onClose: () => void }) {
  const { today } = useSetupApi();
  const item = useItemFields();
  const { form, write, clear } = useKeptForm(KEPT_AS, openingFormSchema, emptyOpening);
  const { run, refusal } = useChange(
    (work: ReturnType<typeof creationOf>, key) => today.beginWork(work, key),
    refusalText,
    KEPT_AS,
  );
  const [isJudged, setIsJudged] = useState(false);
  const problems = isJudged ? problemsOfOpening(form, item.fields) : null;

  async function send(): Promise<void> {
    setIsJudged(true);
    if (!isReady(form, item.fields)) return;
    await run(creationOf(form, item.fields), texts.opened, () => {
      clear();
      onClose();
    });
  }

  return (
    <TodayForm
      title={texts.title}
      send={texts.open}
      sending={texts.opening}
      refusal={refusal ?? item.failure}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={texts.what}
        hint={texts.whatHint}
        maxLength={LONGEST}
        value={form.what}
        error={problems?.what}
        onChange={(what) => write({ what })}
      />
      <PersonFields form={form} problems={problems} item={item} onChange={write} />
    </TodayForm>
  );
}
