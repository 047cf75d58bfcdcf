import { ApiError } from '@portal/api/http/apiError';
import type { PaymentAccountState } from '@portal/api/payment/paymentAccountState';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Form } from '@portal/ui/Form';
import { Segmented } from '@portal/ui/Segmented';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as common } from '../../texts.ts';
import { RunningTest } from './RunningTest.tsx';
import { texts } from './texts.ts';

/** Asks the owner for 1,00 € by the own keys; what comes of it stands below (SET-17). */
export function TestCard(props: {
  account: PaymentAccountState;
  onStarted: (fresh: PaymentAccountState) => void;
}) {
  const api = useSetupApi();
  const { keys, test } = props.account;
  const [method, setMethod] = useState(keys[0] ?? 'MB');
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const asked = method === 'MBWAY' ? { method, phone } : { method };
      props.onStarted(await api.testPayment(asked));
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused.serverMessage ?? common.failed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={texts.testTitle}>
      <p>{texts.testAbout}</p>
      <Form onSubmit={start}>
        <Segmented
          legend={texts.method}
          options={keys.map((value) => ({ value, label: texts.methods[value] }))}
          value={method}
          onChange={(chosen) => setMethod(keys.find((one) => one === chosen) ?? method)}
        />
        {method === 'MBWAY' && (
          <TextField
            label={texts.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            figures
            value={phone}
            onChange={setPhone}
          />
        )}
        {error !== null && (
          <Banner tone="danger" live>
            {error}
          </Banner>
        )}
        <Button type="submit" loading={busy}>
          {texts.test}
        </Button>
      </Form>
      {test && <RunningTest test={test} />}
    </Card>
  );
}
