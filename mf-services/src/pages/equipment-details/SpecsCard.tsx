import type { Item } from '@portal/api/items/item';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { specsToSend } from '@portal/domain/items/specsToSend';
import { ITEM_FIELD_MAX_LENGTH } from '@portal/domain/limits';
import { fromWireDate } from '@portal/domain/time/toWireDate';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FactRows } from '@portal/ui/Facts';
import { FormGrid } from '@portal/ui/Field';
import { Form } from '@portal/ui/Form';
import { Pencil } from '@portal/ui/icons/controls/Pencil';
import { Text } from '@portal/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { FormActions } from '../../parts/FormActions.tsx';
import { SpecField } from '@portal/ui/SpecField';
import { useFollowFocus } from '@portal/ui/useFollowFocus';
import { fieldLength } from '@portal/domain/items/fields/fieldLength';
import { missingFields } from '../../items/missingFields.ts';
import { platesError } from '../../items/platesError.ts';
import { useNow } from '@portal/remote/useNow';
import { texts } from './texts.ts';
import { useItemChange } from './useItemChange.ts';

/** The value a control holds: dates of the wire as ISO. */
function held(value: string | null): string {
  return value === null ? '' : (fromWireDate(value) ?? value);
}

function SpecsForm({ item, onClose }: { item: Item; onClose: () => void }) {
  const { navigation, overlays, provider } = usePortal();
  const items = useApi(createItemsApi);
  const today = lisbonToday(useNow());
  const [typed, setTyped] = useState<Record<string, string>>({});
  const latest = useRef(typed);
  const [problem, setProblem] = useState<{ name: string; text: string } | null>(null);
  const valueOf = (key: string, value: string | null) => typed[key] ?? held(value);
  const isChanged = item.edit_specs.some(
    (spec) => valueOf(spec.key, spec.value) !== held(spec.value),
  );
  const fieldOf = (key: string) => provider.itemFields.find(({ name }) => name === key);
  const lengthOf = (key: string) => {
    const field = fieldOf(key);
    return field ? fieldLength(field) : ITEM_FIELD_MAX_LENGTH;
  };
  const save = useItemChange(item.id, async () => {
    await items.edit(item.id, {
      specs: specsToSend(
        item.edit_specs.map((spec) => ({ ...spec, value: valueOf(spec.key, spec.value) })),
      ),
    });
    return true;
  });
  useEffect(() => (isChanged ? navigation.guard(texts.leave) : undefined), [isChanged, navigation]);

  async function submit(): Promise<void> {
    if (!isChanged || save.busy) return;
    const values = Object.fromEntries(
      item.edit_specs.map(({ key, value }) => [key, valueOf(key, value)]),
    );
    const fields = item.edit_specs.flatMap(({ key }) => fieldOf(key) ?? []);
    const required = fields.filter((field) => field.required);
    const [missing] = Object.entries(missingFields(required, values));
    if (missing) {
      setProblem({ name: missing[0], text: missing[1] });
      return;
    }
    const wrong = platesError(
      item.edit_specs.map(({ key }) => ({ name: key, length: lengthOf(key) })),
      values,
    );
    if (wrong) {
      if (wrong.kind === 'toast') overlays.toast({ message: wrong.text, tone: 'danger' });
      setProblem({ name: wrong.name, text: wrong.text });
      return;
    }
    if (await save.run()) {
      overlays.toast({ message: texts.saved, tone: 'success' });
      // What was typed meanwhile stays.
      if (latest.current === typed) onClose();
    }
  }

  return (
    <Form onSubmit={submit}>
      <Card title={texts.specs}>
        <FormGrid>
          {item.edit_specs.map((spec) => (
            <SpecField
              key={spec.key}
              name={spec.key}
              label={spec.label}
              type={spec.type}
              options={spec.options}
              maxLength={lengthOf(spec.key)}
              optional={false}
              value={valueOf(spec.key, spec.value)}
              error={problem?.name === spec.key ? problem.text : null}
              today={today}
              onChange={(value) => {
                latest.current = { ...typed, [spec.key]: value };
                setTyped(latest.current);
                setProblem(null);
              }}
            />
          ))}
        </FormGrid>
        <FormActions>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" loading={save.busy} disabled={!isChanged}>
            {texts.save}
          </Button>
        </FormActions>
      </Card>
    </Form>
  );
}

/** The specifications of an item, to read and to edit (ITM-09, ITM-11, ITM-17). */
export function SpecsCard({ item }: { item: Item }) {
  const [isEditing, setEditing] = useState(false);
  const place = useFollowFocus(isEditing);
  return (
    <div ref={place}>
      {isEditing ? (
        <SpecsForm item={item} onClose={() => setEditing(false)} />
      ) : (
        <SpecsRead item={item} onEdit={() => setEditing(true)} />
      )}
    </div>
  );
}

function SpecsRead({ item, onEdit }: { item: Item; onEdit: () => void }) {
  return (
    <Card
      title={texts.specs}
      titleEnd={
        item.edit_specs.length > 0 && (
          <Button size="small" variant="ghost" icon={<Pencil />} onClick={onEdit}>
            {texts.edit}
          </Button>
        )
      }
    >
      {item.read_specs.length > 0 ? (
        <FactRows facts={item.read_specs} />
      ) : (
        <Text tone="third">{texts.noSpecs}</Text>
      )}
    </Card>
  );
}
