import { ApiError } from '@portal/api/http/apiError';
import { addItemFailure } from '@portal/api/items/addItemFailure';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { itemSpecs } from '@portal/domain/items/fields/itemSpecs';
import { shownItemFields } from '@portal/domain/items/fields/shownItemFields';
import { ownItemValues } from '@portal/domain/items/ownItemValues';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { createRequestKeys } from '@portal/remote/createRequestKeys';
import { useAction } from '@portal/remote/useAction';
import { addLocalItem } from '@portal/api/items/addLocalItem';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FormGrid } from '@portal/ui/Field';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { Form } from '@portal/ui/Form';
import { useQueryClient } from '@portal/remote/query';
import { useState } from 'react';
import { useRefusals } from '../../actions/useRefusals.ts';
import { FormActions } from '../../parts/FormActions.tsx';
import { SpecField } from '@portal/ui/SpecField';
import { queryKeys } from '../../queries/queryKeys.ts';
import { fieldLength } from '@portal/domain/items/fields/fieldLength';
import { platesError } from '../../items/platesError.ts';
import { missingFields } from '../../items/missingFields.ts';
import { useNow } from '@portal/remote/useNow';
import { texts } from './texts.ts';

/** What was typed, by the name of the field. */
export type ItemValues = Record<string, string>;

/** Adds an item once and tells the portal; a refusal keeps what was typed (ERR-15, ERR-16), and the list is shown as it is. */
function useAddItem(today: string, onAdded: () => void) {
  const { bus, overlays, provider } = usePortal();
  const { lite } = useSession();
  const items = useApi(createItemsApi);
  const queryClient = useQueryClient();
  const refusable = useRefusals();
  const [keys] = useState(() => createRequestKeys<ItemValues>());
  return useAction(
    async (specs: ItemValues) => {
      const { item, message } = lite
        ? {
            item: addLocalItem(localStorage, lite.itemsKey, specs, provider, today),
            message: texts.addedHere,
          }
        : await refusable(items.add({ specs }, keys.keyFor(specs)));
      keys.settle();
      bus.emit('item.changed', { id: item.id });
      await queryClient.invalidateQueries({ queryKey: queryKeys.items }, { cancelRefetch: false });
      overlays.toast({ message, tone: 'success' });
      onAdded();
    },
    {
      onError: async (error) => {
        // It was added, and removed since: the next press adds it again.
        if (error instanceof ApiError && error.status === 404) keys.settle();
        const failure = addItemFailure(error);
        if (failure) await overlays.info(failure);
      },
    },
  );
}

/** The fields of a new item, by the provider's configuration (ITM-04, ITM-15, ITM-16). */
export function AddItemForm({
  values,
  onChange,
  onClose,
}: {
  values: ItemValues;
  onChange: (values: ItemValues) => void;
  onClose: () => void;
}) {
  const { overlays, provider } = usePortal();
  const [errors, setErrors] = useState<ItemValues>({});
  const { subject } = useSession();
  const own = ownItemValues(provider.itemFields, subject?.name);
  const today = lisbonToday(useNow());
  const add = useAddItem(today, onClose);
  const fields = shownItemFields(provider.itemFields, provider.vertical);
  const label = provider.itemLabel.toLocaleLowerCase('pt-PT');

  async function submit(): Promise<void> {
    if (add.busy) return;
    const missing = missingFields(fields, values);
    if (Object.keys(missing).length > 0) {
      setErrors(missing);
      return;
    }
    const problem = platesError(fields, values);
    if (problem) {
      if (problem.kind === 'toast') overlays.toast({ message: problem.text, tone: 'danger' });
      setErrors({ [problem.name]: problem.text });
      return;
    }
    await add.run(itemSpecs(fields, values));
  }

  return (
    <Form onSubmit={submit}>
      <Card title={texts.formTitle(label)}>
        <FormGrid>
          {own && values['name'] !== own['name'] && (
            <Button
              size="small"
              icon={<UserRound />}
              onClick={() => {
                onChange({ ...values, ...own });
                setErrors({});
              }}
            >
              {texts.itIsMe(own['name'] ?? '')}
            </Button>
          )}
          {fields.map((field) => (
            <SpecField
              key={field.name}
              name={field.name}
              label={field.label}
              type={field.type}
              options={field.values}
              maxLength={fieldLength(field)}
              optional={!field.required}
              value={values[field.name] ?? ''}
              error={errors[field.name] ?? null}
              today={today}
              onChange={(value) => {
                onChange({ ...values, [field.name]: value });
                setErrors({});
              }}
            />
          ))}
        </FormGrid>
        <FormActions>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" loading={add.busy}>
            {texts.add(label)}
          </Button>
        </FormActions>
      </Card>
    </Form>
  );
}
