import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { newFoId } from '@portal/api/setup/newFoId';
import { useExperts } from '../../draft/records.ts';
import { RecordButtons } from '../../rows/RecordButtons.tsx';
import { texts as rowWords } from '../../rows/texts.ts';
import { texts as words } from './texts.ts';

/** One person, or one bay. */
export function ExpertDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { records, next, put, remove } = useExperts();
  const known = records[id];
  const [name, setName] = useState(known?.name ?? '');
  const [isJudged, setIsJudged] = useState(false);
  const isWrong = name.trim() === '';

  function save(): void {
    setIsJudged(true);
    if (isWrong) return;
    const row = { ...known, name: name.trim(), position: known?.position ?? next() };
    put(known == null ? newFoId(name, Object.keys(records)) : id, row);
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
        <RecordButtons onClose={onClose} onRemove={known == null ? undefined : () => remove(id)} />
      </Form>
    </Dialog>
  );
}
