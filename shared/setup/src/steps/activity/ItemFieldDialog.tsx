import type { SetupItemField } from '@portal/api/setup/setupValues';
import { CheckboxField } from '@portal/ui/CheckboxField';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { SelectField } from '@portal/ui/SelectField';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { RecordButtons } from '../../rows/RecordButtons.tsx';
import { texts as rowWords } from '../../rows/texts.ts';
import { newFieldName } from './newFieldName.ts';
import { texts as words } from './texts.ts';

const types = ['text', 'date', 'birthday', 'inputselect'] as const;
const options = types.map((value) => ({ value, label: words.types[value] }));

/** One thing that is asked about an item. */
export function ItemFieldDialog(props: {
  /** Absent for a new one. */
  known: SetupItemField | undefined;
  /** Names of the fields that there are. */
  taken: readonly string[];
  onPut: (field: SetupItemField) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { known, taken, onPut, onRemove, onClose } = props;
  const [label, setLabel] = useState(known?.label ?? '');
  const [type, setType] = useState<SetupItemField['type']>(known?.type ?? 'text');
  const [choices, setChoices] = useState((known?.values ?? []).join('\n'));
  const [required, setRequired] = useState(known?.required ?? false);
  const [identifier, setIdentifier] = useState(known?.identifier ?? false);
  const [isJudged, setIsJudged] = useState(false);
  const lines = choices.split('\n').flatMap((line) => line.trim() || []);
  const isList = type === 'inputselect';
  const wrong = {
    label: label.trim() === '' ? words.wrongLabel : null,
    choices: isList && lines.length < 2 ? words.wrongChoices : null,
  };

  function save(): void {
    setIsJudged(true);
    if (wrong.label ?? wrong.choices) return;
    const name = known?.name ?? newFieldName(label, taken);
    onPut({
      ...{ position: taken.length + 1, ...known, name, label: label.trim(), type },
      ...{ required, identifier, values: isList ? lines : [] },
    });
    onClose();
  }

  return (
    <Dialog
      title={known === undefined ? words.newField : rowWords.edit(known.label)}
      kind="plain"
      start="field"
      onClose={onClose}
    >
      <Form onSubmit={save}>
        <TextField
          label={words.fieldLabel}
          value={label}
          onChange={setLabel}
          error={isJudged ? wrong.label : null}
        />
        <SelectField
          label={words.fieldType}
          value={type}
          options={options}
          onChange={(chosen) => setType(types.find((one) => one === chosen) ?? 'text')}
        />
        {isList && (
          <TextAreaField
            label={words.choices}
            hint={words.choicesHint}
            value={choices}
            onChange={setChoices}
            error={isJudged ? wrong.choices : null}
          />
        )}
        <CheckboxField checked={required} onChange={setRequired}>
          {words.isRequired}
        </CheckboxField>
        <CheckboxField checked={identifier} onChange={setIdentifier}>
          {words.isIdentifier}
        </CheckboxField>
        <RecordButtons onClose={onClose} onRemove={known === undefined ? undefined : onRemove} />
      </Form>
    </Dialog>
  );
}
