import { CheckboxField } from '@portal/ui/CheckboxField';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { Button } from '@portal/ui/Button';
import { Row } from '@portal/ui/Stack';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { newFoId } from '@portal/api/setup/newFoId';
import { useDraft } from '../../draft/useDraft.ts';
import { useExperts, useServices } from '../../draft/records.ts';
import { RecordButtons } from '../../rows/RecordButtons.tsx';
import { texts as rowWords } from '../../rows/texts.ts';
import { texts as words } from './texts.ts';

/** One person, or one bay, and what is done there (SET-15). */
export function ExpertDialog(props: {
  /** Empty for a new one. */
  id: string;
  onClose: () => void;
  onHours: () => void;
  onCalendar: () => void;
}) {
  const { id, onClose, onHours, onCalendar } = props;
  const { records, next, put, remove } = useExperts();
  const services = useServices();
  const { expertIds } = useDraft().state;
  const known = records[id];
  const [name, setName] = useState(known?.name ?? '');
  const [done, setDone] = useState<readonly string[]>(() =>
    services.rows.flatMap(({ id: of, row }) => (row.expert_ids.includes(id) ? [of] : [])),
  );
  const [isJudged, setIsJudged] = useState(false);
  const isWrong = name.trim() === '';

  function save(): void {
    setIsJudged(true);
    if (isWrong) return;
    // Bookings of one who has left are not those of a new one with the same name.
    const taken = [...Object.keys(records), ...expertIds];
    const expert = known == null ? newFoId(name, taken) : id;
    put(expert, { ...known, name: name.trim(), position: known?.position ?? next() });
    for (const { id: of, row } of services.rows) {
      const without = row.expert_ids.filter((one) => one !== expert);
      const does = done.includes(of);
      if (does !== row.expert_ids.includes(expert))
        services.put(of, { ...row, expert_ids: does ? [...without, expert] : without });
    }
    onClose();
  }

  return (
    <Dialog
      title={known == null ? words.newPerson : rowWords.edit(known.name)}
      kind="plain"
      start="field"
      onClose={onClose}
    >
      <Form onSubmit={save}>
        <TextField
          label={words.personName}
          value={name}
          onChange={setName}
          error={isJudged && isWrong ? words.wrongName : null}
        />
        {services.rows.length > 0 && (
          <fieldset>
            <legend>{words.does}</legend>
            {services.rows.map(({ id: of, row }) => (
              <CheckboxField
                key={of}
                checked={done.includes(of)}
                onChange={(on) => setDone(on ? [...done, of] : done.filter((one) => one !== of))}
              >
                {row.name}
              </CheckboxField>
            ))}
          </fieldset>
        )}
        {known != null && (
          <Row>
            <Button size="small" onClick={onHours}>
              {words.ownHours}
            </Button>
            <Button size="small" onClick={onCalendar}>
              {words.calendar}
            </Button>
          </Row>
        )}
        <RecordButtons onClose={onClose} onRemove={known == null ? undefined : () => remove(id)} />
      </Form>
    </Dialog>
  );
}
