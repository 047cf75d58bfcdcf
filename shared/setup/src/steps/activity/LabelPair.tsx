import { TextField } from '@portal/ui/TextField';
import type { DraftField } from '../../draft/useDraftField.ts';

/** The word for one and the word for several, kept together. */
export function LabelPair(props: {
  field: DraftField<string[] | undefined>;
  labels: readonly [one: string, many: string];
}) {
  const { field, labels } = props;
  const [one = '', many = ''] = field.value ?? [];
  return (
    <>
      <TextField
        id={field.id}
        label={labels[0]}
        value={one}
        error={field.error}
        onChange={(text) => field.change([text, many])}
        onLeave={field.leave}
      />
      <TextField
        label={labels[1]}
        value={many}
        onChange={(text) => field.change([one, text])}
        onLeave={field.leave}
      />
    </>
  );
}
