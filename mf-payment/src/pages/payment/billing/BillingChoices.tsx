import { groupDigits } from '@portal/domain/text/groupDigits';
import { FINAL_CONSUMER, type BillingForm as Form } from '@portal/domain/money/checkBilling';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { BillingForm } from './BillingForm.tsx';
import { formIdOf, NEW_DATA, OWN_DATA, type BillingSources } from './billingChoice.ts';
import { texts } from '../texts.ts';
import type { BillingState } from './useBilling.ts';

function nifLine(nif: string): string {
  return nif === '' ? texts.withoutNif : texts.nif(groupDigits(nif));
}

/** In whose name the invoice is issued, and the data of the choice. */
export function BillingChoices({
  billing,
  sources,
  disabled,
}: {
  billing: BillingState;
  sources: BillingSources;
  disabled: boolean;
}) {
  const { client, stored } = sources;
  const entry = stored.find(({ id }) => id === billing.chosen);
  const options = [
    { value: OWN_DATA, title: client.name, sub: nifLine(client.vat ?? '') },
    ...stored.map(({ id, name, vat_number }) => ({
      value: id,
      title: name,
      sub: nifLine(vat_number),
    })),
    { value: FINAL_CONSUMER, title: texts.finalConsumer, sub: undefined },
    { value: NEW_DATA, title: texts.otherData, sub: texts.otherDataHint },
  ];
  return (
    <>
      <ChoiceGroup legend={texts.invoiceTo}>
        {options.map(({ value, title, sub }) => (
          <Choice
            key={value}
            type="radio"
            name="billing"
            value={value}
            title={title}
            sub={sub}
            checked={billing.chosen === value}
            onChange={() => billing.choose(value)}
          />
        ))}
      </ChoiceGroup>
      {billing.chosen !== FINAL_CONSUMER && (
        <BillingForm
          key={formIdOf(billing.chosen)}
          id={formIdOf(billing.chosen)}
          form={billing.form}
          nifLocked={billing.nifLocked}
          nifHint={entry ? texts.nifOfEntry : texts.nifLocked}
          changed={billing.changed}
          disabled={disabled}
          onChange={(part: Partial<Form>) => billing.edit(part)}
          onSave={billing.save}
          onRemove={entry && (() => billing.remove(entry))}
        />
      )}
    </>
  );
}
