import { ApiError } from '@portal/api/http/apiError';
import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { announce } from '@portal/ui/announce';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FormGrid } from '@portal/ui/Field';
import { Form } from '@portal/ui/Form';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import * as v from 'valibot';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as common } from '../../texts.ts';
import { texts } from './texts.ts';

const fields = Object.entries(texts.fields);
const refusedSchema = v.object({ fields: v.record(v.string(), v.string()) });

/** What is wrong with each key, by its field; what is no key's fault stands at the first one. */
function wrongKeys(error: ApiError): Readonly<Record<string, string>> {
  const refused = v.safeParse(refusedSchema, error.payload);
  if (refused.success) return refused.output.fields;
  return { mb_key: error.serverMessage ?? common.failed };
}

/** Keys of the gateway: entered, sealed, never shown again (SET-16). */
export function KeysCard(props: {
  account: PaymentAccountState;
  onKept: (fresh: PaymentAccountState) => void;
}) {
  const api = useSetupApi();
  const { entered_at: at, gateway } = props.account;
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const entered = Object.entries(keys).filter(([, key]) => key.trim() !== '');
      props.onKept(await api.enterKeys(Object.fromEntries(entered)));
      setKeys({});
      setWrong({});
      announce(texts.saved, null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setWrong(wrongKeys(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={texts.keysTitle}>
      <p>{texts.keysAbout}</p>
      {at !== null && gateway === 'ifthenpay' && (
        <p>{texts.entered(formatDayMonthYear(lisbonToday(new Date(at))))}</p>
      )}
      <Form onSubmit={save}>
        <FormGrid columns={2}>
          {fields.map(([field, label]) => (
            <TextField
              key={field}
              label={label}
              figures
              autoComplete="off"
              spellCheck={false}
              value={keys[field] ?? ''}
              error={wrong[field] ?? null}
              onChange={(value) => setKeys({ ...keys, [field]: value })}
            />
          ))}
        </FormGrid>
        <Button type="submit" loading={busy}>
          {texts.save}
        </Button>
      </Form>
    </Card>
  );
}
