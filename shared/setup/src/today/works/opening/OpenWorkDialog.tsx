import { lisbonToday } from '@portal/domain/time/isoDate';
import { useNow } from '@portal/remote/useNow';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { Form } from '@portal/ui/Form';
import { PhoneField } from '@portal/ui/PhoneField';
import { SpecField } from '@portal/ui/SpecField';
import { Row } from '@portal/ui/Stack';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useSetupApi } from '../../../calls/useSetupApi.ts';
import { useChange } from '../../useChange.ts';
import { creationOf, isReady, lengthOf, problemsOf, type OpeningForm } from './openingForm.ts';
import styles from './OpenWorkDialog.module.css';
import { texts } from './texts.ts';
import { useItemFields } from './useItemFields.ts';
import { useOpeningForm } from './useOpeningForm.ts';

/** Longest name of a customer, and of what is to be done. */
const LONGEST = 255;

/** Opens the work of somebody who comes without a booking, as a provider's system does (C-860). */
export function OpenWorkDialog({ onClose }: { onClose: () => void }) {
  const { today } = useSetupApi();
  const { label, fields } = useItemFields();
  const { form, write, clear } = useOpeningForm();
  const { run, refusal } = useChange((written: OpeningForm, key) =>
    today.beginWork(creationOf(written, fields), key),
  );
  const [isJudged, setIsJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const date = lisbonToday(useNow());
  const problems = isJudged ? problemsOf(form, fields) : null;

  async function send(): Promise<void> {
    setIsJudged(true);
    if (busy || !isReady(form, fields)) return;
    setBusy(true);
    await run(form, texts.opened, () => {
      clear();
      onClose();
    });
    setBusy(false);
  }

  return (
    <Dialog title={texts.title} kind="plain" start="field" wide onClose={onClose}>
      <Form onSubmit={send}>
        <FormGrid columns={2}>
          <FormFull>
            <TextField
              label={texts.what}
              hint={texts.whatHint}
              maxLength={LONGEST}
              value={form.what}
              error={problems?.what}
              onChange={(what) => write({ what })}
            />
          </FormFull>
          <TextField
            label={texts.name}
            autoComplete="off"
            maxLength={LONGEST}
            value={form.name}
            error={problems?.name}
            onChange={(name) => write({ name })}
          />
          <PhoneField
            label={texts.phone}
            hint={texts.phoneHint}
            value={form.phone}
            error={problems?.phone}
            onChange={(phone) => write({ phone })}
          />
        </FormGrid>
        {fields.length > 0 && (
          <fieldset className={styles.item}>
            <legend>{texts.item(label ?? '')}</legend>
            <FormGrid columns={2}>
              {fields.map((field) => (
                <SpecField
                  key={field.name}
                  {...field}
                  options={field.values}
                  maxLength={lengthOf(field)}
                  optional={!field.required}
                  value={form.item[field.name] ?? ''}
                  error={problems?.item[field.name] ?? null}
                  today={date}
                  onChange={(value) => write({ item: { ...form.item, [field.name]: value } })}
                />
              ))}
            </FormGrid>
          </fieldset>
        )}
        {refusal !== null && (
          <Banner tone="danger" live>
            {refusal}
          </Banner>
        )}
        <Row>
          <Button variant="primary" type="submit" loading={busy} loadingText={texts.opening}>
            {texts.open}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {texts.finishLater}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
