import { createBillingApi } from '@portal/api/payment/createBillingApi';
import { createClientDataApi, type Client } from '@portal/api/account/client';
import type { Billing } from '@portal/api/payment/payment';
import {
  checkBilling,
  FINAL_CONSUMER,
  isBillingIncomplete,
  type BillingForm,
} from '@portal/domain/money/checkBilling';
import { postalCodeError } from '@portal/domain/contact/postalCodeError';
import { ATTENTION_TITLE, WARNING_TITLE } from '@portal/api/texts';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useQueryClient } from '@portal/remote/query';
import { useMemo, useState } from 'react';
import {
  billingChange,
  billingInput,
  clientChange,
  emptyBillingForm,
  initialChoice,
  OWN_DATA,
  storedForm,
  type BillingChoice,
  type BillingSources,
} from './billingChoice.ts';
import { isNifLocked } from './isNifLocked.ts';
import { texts } from '../texts.ts';
import { clientKey } from '@portal/remote/clientKey';
import { queryKeys } from '../queryKeys.ts';

/**
 * The invoice's data on the payment page: which entry is chosen, what is typed in each of
 * them (kept while the customer compares), and saving it.
 */
export function useBilling(sources: BillingSources, ofPayment: Billing | null) {
  const { overlays, bus } = usePortal();
  const billings = useApi(createBillingApi);
  const clients = useApi(createClientDataApi);
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<BillingChoice>(() => initialChoice(sources, ofPayment));
  const [typed, setTyped] = useState<Readonly<Record<BillingChoice, BillingForm>>>({});

  // Whatever else is chosen on the page leaves it as it is, and what is drawn from it.
  return useMemo(() => {
    const formOf = (choice: BillingChoice) =>
      typed[choice] ?? storedForm(choice, sources) ?? emptyBillingForm;
    const form = formOf(chosen);
    const change = billingChange(chosen, form, sources);

    function forget(choice: BillingChoice): void {
      setTyped(({ [choice]: _saved, ...rest }) => rest);
    }

    /** What was typed while the form was being saved is of the entry that it became. */
    function moveTyped(entry: BillingChoice): void {
      setTyped(({ [chosen]: now, ...rest }) =>
        now === undefined || now === form ? rest : { ...rest, [entry]: now },
      );
    }

    /** @param forPayment a wrong postal code does not stop a payment (C-09): such data are kept beside one's own */
    async function store(forPayment: boolean): Promise<BillingChoice> {
      if (change === 'none') return chosen;
      const isBeside = forPayment && postalCodeError(form.zip, form.countryId) !== undefined;
      if (change === 'client' && !isBeside) {
        const client = await clients.patch(clientChange(form));
        queryClient.setQueryData<Client>(clientKey, client);
        bus.emit('client.changed', {});
        moveTyped(OWN_DATA);
        return OWN_DATA;
      }
      const input = { ...billingInput(form), ...(forPayment ? { for_payment: true } : {}) };
      const entry =
        change === 'update' ? await billings.update(chosen, input) : await billings.create(input);
      queryClient.setQueryData<readonly Billing[]>(queryKeys.billings, (current = []) => [
        ...current.filter(({ id }) => id !== entry.id),
        entry,
      ]);
      moveTyped(entry.id);
      setChosen(entry.id);
      return entry.id;
    }

    async function isAccepted(purpose: 'save' | 'pay'): Promise<boolean> {
      const failure = checkBilling(form, purpose, chosen);
      if (failure) await overlays.warn({ title: WARNING_TITLE, body: failure.message });
      return failure === undefined;
    }

    return {
      chosen,
      /** The data of one choice, as it is typed. */
      entryOf(choice: BillingChoice) {
        const own = formOf(choice);
        return {
          form: own,
          changed: billingChange(choice, own, sources) !== 'none',
          nifLocked: isNifLocked(choice, sources),
          edit(part: Partial<BillingForm>): void {
            setTyped((current) => ({ ...current, [choice]: { ...own, ...part } }));
          },
        };
      },
      incomplete: chosen !== FINAL_CONSUMER && isBillingIncomplete(form),
      choose: setChosen,
      /** Saves the form by itself, with all three checks (BIL-06, BIL-07, BIL-08). */
      async save(): Promise<void> {
        if (!(await isAccepted('save'))) return;
        await store(false);
        overlays.toast({ message: texts.billingSaved, tone: 'success' });
      },
      /**
       * Makes the choice payable: the checks before paying (PAY-22), then what was typed is saved.
       * Resolves to the billing id, or null when a check failed, which was shown.
       */
      async settle(): Promise<string | null> {
        return (await isAccepted('pay')) ? store(true) : null;
      },
      /** Removes a stored entry after asking. */
      async remove(entry: Billing): Promise<void> {
        const agreed = await overlays.confirm({
          title: ATTENTION_TITLE,
          body: texts.removeBody(entry.name),
          confirmLabel: texts.removeBilling,
          tone: 'danger',
        });
        if (!agreed) return;
        await billings.remove(entry.id);
        queryClient.setQueryData<readonly Billing[]>(queryKeys.billings, (current = []) =>
          current.filter(({ id }) => id !== entry.id),
        );
        forget(entry.id);
        setChosen(OWN_DATA);
        overlays.toast({ message: texts.billingRemoved });
      },
    };
  }, [chosen, typed, sources, overlays, bus, billings, clients, queryClient]);
}

export type BillingState = ReturnType<typeof useBilling>;
