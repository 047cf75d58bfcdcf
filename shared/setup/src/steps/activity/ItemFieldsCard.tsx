import type { SetupItemField } from '@portal/api/setup/setupValues';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FieldError } from '@portal/ui/FieldError';
import { Plus } from '@portal/ui/icons/controls/Plus';
import { useState } from 'react';
import { moveInOrder } from '../../draft/moveInOrder.ts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { OrderedRows } from '../../rows/OrderedRows.tsx';
import { ItemFieldDialog } from './ItemFieldDialog.tsx';
import { texts as words } from './texts.ts';
import { titleOf } from './titleOf.ts';

const about = ({ type, required, identifier }: SetupItemField) =>
  [words.types[type], required && words.required, identifier && words.identifier]
    .filter(Boolean)
    .join(' · ');

/** What customers are asked about an item, the first time and later, in that order (SET-12, C-807). */
export function ItemFieldsCard() {
  const asked = useDraftField('activity', 'signup_item_fields');
  const later = useDraftField('activity', 'edit_item_fields');
  const title = useDraftField('activity', 'item_title_template');
  /** Which one is being changed; empty for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const fields = asked.value.toSorted((one, other) => one.position - other.position);

  function keep(changed: readonly SetupItemField[]): void {
    const numbered = changed.map((field, index) => ({ ...field, position: index + 1 }));
    asked.choose(numbered);
    later.choose(numbered);
    if (title.value !== undefined) title.choose(titleOf(title.value, numbered));
  }
  function put(field: SetupItemField): void {
    const isKnown = fields.some(({ name }) => name === field.name);
    const list = isKnown
      ? fields.map((old) => (old.name === field.name ? field : old))
      : [...fields, field];
    // One field tells items apart.
    const others = field.identifier ? list.map((old) => ({ ...old, identifier: false })) : list;
    keep(others.map((old) => (old.name === field.name ? field : old)));
  }
  function move(name: string, by: number): void {
    const names = fields.map((field) => field.name);
    keep(
      moveInOrder(names, name, by).flatMap((of) => fields.find((field) => field.name === of) ?? []),
    );
  }

  return (
    <Card title={words.fields}>
      <p>{words.fieldsAbout}</p>
      {fields.length === 0 && <p>{words.noFields}</p>}
      <OrderedRows
        rows={fields.map((field) => ({
          ...{ id: field.name, name: field.label, about: about(field), error: undefined },
        }))}
        onMove={move}
        onEdit={setEdited}
      />
      {asked.error !== null && <FieldError field={asked.id}>{asked.error}</FieldError>}
      <Button id={asked.id} icon={<Plus />} onClick={() => setEdited('')}>
        {words.addField}
      </Button>
      {edited !== null && (
        <ItemFieldDialog
          known={fields.find(({ name }) => name === edited)}
          taken={fields.map(({ name }) => name)}
          onPut={put}
          onRemove={() => keep(fields.filter(({ name }) => name !== edited))}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
