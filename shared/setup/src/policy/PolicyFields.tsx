import { SelectField } from '@portal/ui/SelectField';
import { FormFull, FormGrid } from '@portal/ui/Field';
import { TextField } from '@portal/ui/TextField';
import { WITHOUT, type PolicyForm, type PolicyKind, type PolicyProblems } from './policyForm.ts';
import { texts } from './texts.ts';

const kinds: readonly PolicyKind[] = [WITHOUT, 'none', 'full', 'amount', 'percent'];

/** What is paid in advance, until when cancelling is free, and what is kept after that (POL-01). */
export function PolicyFields(props: {
  form: PolicyForm;
  problems: PolicyProblems;
  /** What no policy is called here. */
  without: string;
  onChange: (form: PolicyForm) => void;
}) {
  const { form, problems, without, onChange } = props;
  const { kind } = form;
  const field = (name: keyof PolicyProblems, label: string) => (
    <TextField
      label={label}
      inputMode={name === 'value' && kind === 'amount' ? 'decimal' : 'numeric'}
      figures
      value={form[name]}
      error={problems[name] ?? null}
      onChange={(value) => onChange({ ...form, [name]: value })}
    />
  );
  return (
    <FormGrid columns={2}>
      <FormFull>
        <SelectField
          label={texts.kind}
          value={kind}
          options={kinds.map((value) => ({
            value,
            label: value === WITHOUT ? without : texts.kinds[value],
          }))}
          onChange={(chosen) =>
            onChange({ ...form, kind: kinds.find((one) => one === chosen) ?? kind })
          }
        />
      </FormFull>
      {kind === 'amount' && field('value', texts.euros)}
      {kind === 'percent' && field('value', texts.percent)}
      {kind !== WITHOUT && field('freeUntil', texts.freeUntil)}
      {kind !== WITHOUT && kind !== 'none' && (
        <>
          {field('late', texts.late)}
          {field('noShow', texts.noShow)}
        </>
      )}
    </FormGrid>
  );
}
