import { eurosIn } from './eurosIn.ts';
import type { SetupService } from '@portal/api/setup/setupValues';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { newFoId } from '@portal/api/setup/newFoId';
import { useExperts, useServices } from '../../draft/records.ts';
import { PolicyFields } from '../../policy/PolicyFields.tsx';
import { policyForm, policyIn } from '../../policy/policyForm.ts';
import { texts as policyWords } from '../../policy/texts.ts';
import { RecordButtons } from '../../rows/RecordButtons.tsx';
import { texts as rowWords } from '../../rows/texts.ts';
import { texts as words } from './texts.ts';

const SHORTEST = 5;
const LONGEST = 1440;
const USUAL_MINUTES = 60;

/** One service: its name, how long it takes, what is paid when it is booked, who does it (SET-15). */
export function ServiceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { records, next, put, remove } = useServices();
  const experts = useExperts().rows;
  const known = records[id];
  const [name, setName] = useState(known?.name ?? '');
  const [minutes, setMinutes] = useState(String(known?.duration_minutes ?? USUAL_MINUTES));
  const [price, setPrice] = useState(
    known?.payment == null ? '' : String(known.payment).replace('.', ','),
  );
  const [chosen, setChosen] = useState<readonly string[]>(known?.expert_ids ?? []);
  const [prepayment, setPrepayment] = useState(() => policyForm(known?.policy ?? null));
  const [isJudged, setIsJudged] = useState(false);
  const duration = Number(minutes);
  const payment = eurosIn(price);
  const policy = policyIn(prepayment);
  const isWhole = Number.isInteger(duration) && duration >= SHORTEST && duration <= LONGEST;
  const wrong = {
    name: name.trim() === '' ? words.wrongName : null,
    minutes: isWhole ? null : words.wrongDuration,
    price: payment === undefined ? words.wrongPrice : null,
  };
  const shown = (error: string | null) => (isJudged ? error : null);

  function save(): void {
    setIsJudged(true);
    if (Object.values(wrong).some((problem) => problem !== null) || 'problems' in policy) return;
    const service: SetupService = {
      ...known,
      ...{ name: name.trim(), duration_minutes: duration, payment: payment ?? null },
      ...{ expert_ids: [...chosen], position: known?.position ?? next() },
      policy: policy.policy,
    };
    put(known == null ? newFoId(name, Object.keys(records)) : id, service);
    onClose();
  }

  return (
    <Dialog
      title={known == null ? words.newService : rowWords.edit(known.name)}
      kind="plain"
      start="field"
      onClose={onClose}
    >
      <Form onSubmit={save}>
        <TextField label={words.name} value={name} onChange={setName} error={shown(wrong.name)} />
        <TextField
          label={words.duration}
          inputMode="numeric"
          figures
          value={minutes}
          onChange={setMinutes}
          error={shown(wrong.minutes)}
        />
        <TextField
          label={words.price}
          optional
          inputMode="decimal"
          figures
          value={price}
          onChange={setPrice}
          error={shown(wrong.price)}
        />
        <PolicyFields
          form={prepayment}
          problems={isJudged && 'problems' in policy ? policy.problems : {}}
          without={policyWords.asGeneral}
          onChange={setPrepayment}
        />
        {experts.length > 0 && (
          <fieldset>
            <legend>{words.whoDoes}</legend>
            {experts.map(({ id: expert, row }) => (
              <CheckboxField
                key={expert}
                checked={chosen.includes(expert)}
                onChange={(on) =>
                  setChosen(on ? [...chosen, expert] : chosen.filter((one) => one !== expert))
                }
              >
                {row.name}
              </CheckboxField>
            ))}
          </fieldset>
        )}
        <RecordButtons onClose={onClose} onRemove={known == null ? undefined : () => remove(id)} />
      </Form>
    </Dialog>
  );
}
