import { formatEuros } from '@portal/domain/money/cents';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { FactRows } from '@portal/ui/Facts';
import { Form } from '@portal/ui/Form';
import { SelectField } from '@portal/ui/SelectField';
import { Row } from '@portal/ui/Stack';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
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
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setIsJudged(true);
    if (busy || !isReady(form)) return;
    setBusy(true);
    await post(form, photos.photos, () => {
      budget.clear();
      photos.clear();
      onClose();
    });
    setBusy(false);
  }

  return (
    <Dialog title={texts.title(title)} kind="plain" start="field" wide onClose={onClose}>
      <Form onSubmit={send}>
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
        {refusal !== null && (
          <Banner tone="danger" live>
            {refusal}
          </Banner>
        )}
        <Row>
          <Button variant="primary" type="submit" loading={busy} loadingText={texts.sending}>
            {texts.send}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {texts.keepForLater}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
