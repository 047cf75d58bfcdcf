import { storageClause, type StorageFee } from '@portal/domain/work/storageClause';
import { Card } from '@portal/ui/Card';
import { Facts } from '@portal/ui/Facts';
import { FormGrid } from '@portal/ui/Field';
import { Segmented } from '@portal/ui/Segmented';
import { Switch } from '@portal/ui/Switch';
import { useDraft } from '../../draft/useDraft.ts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { DraftNumber } from '../../fields/DraftNumber.tsx';
import { texts } from './texts.ts';

/** What a provider begins with that switches it on (LAW-13). */
const usual: StorageFee = { hours: 72, euros_per_day: 5, vat: 'included' };
const vats = (['included', 'plus'] as const).map((value) => ({ value, label: texts.vats[value] }));

/** What is asked for what is not collected, and the clause that customers read of it (LAW-13). */
export function StorageCard() {
  const { id, value: fee, error, change, leave, choose } = useDraftField('law', 'storage_fee');
  const { store } = useDraft();
  const { value: vertical } = useDraftField('activity', 'vertical');
  const turn = (on: boolean) => {
    // What was wrong with its figures goes with them.
    store.refuse(`${id}.hours`, null);
    store.refuse(`${id}.euros_per_day`, null);
    choose(on ? usual : null);
  };
  return (
    <Card title={texts.storage}>
      <Switch checked={fee !== null} onChange={turn}>
        {texts.storageOn}
      </Switch>
      {fee !== null && (
        <>
          <FormGrid columns={2}>
            <DraftNumber
              field={{
                ...{ id: `${id}.hours`, value: fee.hours, error, leave },
                change: (hours) => change({ ...fee, hours }),
              }}
              label={texts.storageHours}
              inputMode="numeric"
              wrong={texts.wrongHours}
              isRight={(hours) => Number.isInteger(hours) && hours >= 24 && hours <= 720}
            />
            <DraftNumber
              field={{
                ...{ id: `${id}.euros_per_day`, value: fee.euros_per_day, error: null, leave },
                change: (euros) => change({ ...fee, euros_per_day: euros }),
              }}
              label={texts.storageEuros}
              inputMode="decimal"
              wrong={texts.wrongEuros}
              isRight={(euros) => euros >= 0 && euros <= 500}
            />
          </FormGrid>
          <Segmented
            legend={texts.vat}
            options={vats}
            value={fee.vat}
            onChange={(vat) => choose({ ...fee, vat: vat === 'plus' ? 'plus' : 'included' })}
          />
          <Facts facts={[{ label: texts.clause, value: storageClause(vertical ?? '', fee) }]} />
        </>
      )}
    </Card>
  );
}
