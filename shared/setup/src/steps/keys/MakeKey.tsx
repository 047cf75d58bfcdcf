import { ApiError } from '@portal/api/http/apiError';
import { KEY_SCOPES, type KeyScope } from '@portal/api/provider/providerKey';
import { REQUIRED_FIELD } from '@portal/domain/texts';
import { useQueryClient } from '@portal/remote/query';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { CopyList, CopyRow } from '@portal/ui/CopyRow';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { Segmented } from '@portal/ui/Segmented';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as common } from '../../texts.ts';
import { texts } from './texts.ts';

const options = KEY_SCOPES.map((value) => ({ value, label: texts.scopes[value] }));

/** Makes a key, which is shown once and has to be copied (SET-19). */
export function MakeKey() {
  const api = useSetupApi();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<KeyScope>('all');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<string | null>(null);

  async function make(): Promise<void> {
    if (busy) return;
    if (name.trim() === '') return setError(REQUIRED_FIELD);
    setBusy(true);
    try {
      const { key } = await api.makeKey({ name, scope });
      setMade(key);
      setName('');
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused.serverMessage ?? common.failed);
    } finally {
      setBusy(false);
    }
    // Also where nothing was answered: a key that was made all the same can be ended in the list.
    await queries.invalidateQueries({ queryKey: ['keys'] });
    await queries.invalidateQueries({ queryKey: ['steps'] });
  }

  return (
    <Card title={texts.make}>
      <Form onSubmit={make}>
        <TextField
          label={texts.name}
          value={name}
          maxLength={80}
          error={error}
          onChange={(written) => {
            setName(written);
            setError(null);
          }}
        />
        <Segmented
          legend={texts.scope}
          options={options}
          value={scope}
          onChange={(chosen) => setScope(KEY_SCOPES.find((one) => one === chosen) ?? 'all')}
        />
        <Button type="submit" loading={busy}>
          {texts.make}
        </Button>
      </Form>
      {made !== null && (
        <Dialog
          kind="warn"
          title={texts.onceTitle}
          actions={
            <Button variant="primary" onClick={() => setMade(null)}>
              {texts.understood}
            </Button>
          }
        >
          <p>{texts.onceAbout}</p>
          <CopyList>
            <CopyRow label={texts.once} value={made} copyValue={made} />
          </CopyList>
        </Dialog>
      )}
    </Card>
  );
}
