import { groupDigits } from '@portal/domain/text/groupDigits';
import { FINAL_CONSUMER } from '@portal/domain/money/checkBilling';
import { Choice, ChoiceGroup } from '@portal/ui/Choice';
import { memo, startTransition, useState } from 'react';
import { BillingForm } from './BillingForm.tsx';
import {
  formIdOf,
  NEW_DATA,
  OWN_DATA,
  type BillingChoice,
  type BillingSources,
} from './billingChoice.ts';
import { texts } from '../texts.ts';
import type { BillingState } from './useBilling.ts';

function nifLine(nif: string): string {
  return nif === '' ? texts.withoutNif : texts.nif(groupDigits(nif));
}

/**
 * In whose name the invoice is issued, and the data of the choice: what was chosen is marked at once, and its data is drawn
 * after that.
 */
export const BillingChoices = memo(function BillingChoices({
  billing,
  sources,
  disabled,
}: {
  billing: BillingState;
  sources: BillingSources;
  disabled: boolean;
}) {
  const { client, stored } = sources;
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
  /** The choice whose data stands there until that of the pressed one is drawn. */
  const [before, setBefore] = useState<BillingChoice | null>(null);
  const shown = before ?? billing.chosen;
  const entry = stored.find(({ id }) => id === shown);
  const { edit, ...data } = billing.entryOf(shown);

  function choose(choice: BillingChoice): void {
    setBefore(shown);
    billing.choose(choice);
    startTransition(() => setBefore(null));
  }

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
            onChange={() => choose(value)}
          />
        ))}
      </ChoiceGroup>
      {shown !== FINAL_CONSUMER && (
        <BillingForm
          {...data}
          id={formIdOf(shown)}
          nifHint={entry ? texts.nifOfEntry : texts.nifLocked}
          disabled={disabled}
          onChange={edit}
          onSave={billing.save}
          onRemove={entry && (() => billing.remove(entry))}
        />
      )}
    </>
  );
});
