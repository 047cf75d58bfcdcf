import { formatEuros } from '@portal/domain/money/cents';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { FactRows } from '@portal/ui/Facts';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { TodayForm } from '../TodayForm.tsx';
import { isReady, totalOf, VAT_RATES } from './budgetForm.ts';
import { BudgetLines } from './BudgetLines.tsx';
import { PhotosField } from './PhotosField.tsx';
import { texts } from './texts.ts';
import { useBudgetForm } from './useBudgetForm.ts';
import { usePostBudget } from './usePostBudget.ts';
import type { UnsentPhotos } from './useUnsentPhotos.ts';

/** Longest title of a job. */
const LONGEST_TITLE = 120;

/** The first budget of a work: one job with its lines and photographs, posted as a provider's system does (C-799). */
export function BudgetDialog(props: {
  workId: string;
  title: string;
  photos: UnsentPhotos;
  onClose: () => void;
}) {
  const { workId, title, photos, onClose } = props;
  const budget = useBudgetForm(workId);
  const { form } = budget;
  const { post, refusal } = usePostBudget(workId);
  const [isJudged, setIsJudged] = useState(false);

  async function send(): Promise<void> {
    setIsJudged(true);
    if (!isReady(form)) return;
    await post(form, photos.photos, () => {
      budget.clear();
      photos.clear();
      onClose();
    });
  }

  return (
    <TodayForm
      title={texts.title(title)}
      send={texts.send}
      sending={texts.sending}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={texts.job}
        hint={texts.jobHint}
        maxLength={LONGEST_TITLE}
        value={form.title}
        error={isJudged && form.title.trim() === '' ? REQUIRED_FIELD : null}
        onChange={(written) => budget.write({ title: written })}
      />
      <BudgetLines budget={budget} isJudged={isJudged} />
      <PhotosField photos={photos} />
      <SelectField
        label={texts.vat}
        value={form.vat}
        options={VAT_RATES.map((value) => ({ value, label: texts.rates[value] }))}
        onChange={(vat) => budget.write({ vat })}
      />
      <FactRows facts={[{ label: texts.total, value: formatEuros(totalOf(form)) }]} />
    </TodayForm>
  );
}
