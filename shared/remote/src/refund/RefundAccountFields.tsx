import { FormGrid } from '@portal/ui/Field';
import { TextField } from '@portal/ui/TextField';
import { texts } from './texts.ts';
import type { TypedRefundAccount } from './useRefundAccount.ts';

/** IBAN and holder of an account that money goes back to (POL-11). */
export function RefundAccountFields({ account }: { account: TypedRefundAccount }) {
  const { typed, errors, change, leaveIban, ibanField, holderField } = account;
  return (
    <FormGrid>
      <TextField
        label={texts.iban}
        name="iban"
        value={typed.iban}
        onChange={(iban) => change({ iban })}
        onBlur={leaveIban}
        error={errors.iban}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        figures
        required
        ref={ibanField}
      />
      <TextField
        label={texts.holder}
        name="holder"
        value={typed.name}
        onChange={(name) => change({ name })}
        error={errors.name}
        autoComplete="name"
        maxLength={120}
        required
        ref={holderField}
      />
    </FormGrid>
  );
}
