import { FormGrid } from '@portal/ui/Field';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import type { TypedPrepayment } from './typedPrepayment.ts';
import { texts as words } from './texts.ts';

const kinds = ['', 'none', 'full', 'percent', 'amount'] as const;
const options = kinds.map((value) => ({ value, label: words.prepayments[value] }));

/** What of the price of one service is paid in advance, and what is kept of it (SET-15, POL-01). */
export function PrepaymentFields(props: {
  typed: TypedPrepayment;
  onChange: (typed: TypedPrepayment) => void;
  error: string | null;
}) {
  const { typed, onChange, error } = props;
  const figure = (label: string, name: 'value' | 'freeHours' | 'late' | 'noShow') => (
    <TextField
      label={label}
      inputMode="decimal"
      figures
      value={typed[name]}
      onChange={(text) => onChange({ ...typed, [name]: text })}
    />
  );
  const isPaid = typed.kind !== '' && typed.kind !== 'none';
  return (
    <>
      <SelectField
        label={words.prepayment}
        value={typed.kind}
        options={options}
        error={error}
        onChange={(chosen) => onChange({ ...typed, kind: kinds.find((k) => k === chosen) ?? '' })}
      />
      {isPaid && (
        <FormGrid columns={2}>
          {typed.kind === 'percent' && figure(words.percent, 'value')}
          {typed.kind === 'amount' && figure(words.amount, 'value')}
          {figure(words.freeHours, 'freeHours')}
          {figure(words.late, 'late')}
          {figure(words.noShow, 'noShow')}
        </FormGrid>
      )}
    </>
  );
}
