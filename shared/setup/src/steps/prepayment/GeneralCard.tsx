import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FieldError } from '@portal/ui/FieldError';
import { Form } from '@portal/ui/Form';
import { useState } from 'react';
import { useDraftField } from '../../draft/useDraftField.ts';
import { PolicyFields } from '../../policy/PolicyFields.tsx';
import { policyForm, policyIn, type PolicyProblems } from '../../policy/policyForm.ts';
import { texts as policyWords } from '../../policy/texts.ts';
import { texts } from './texts.ts';

/** The rule of every service that has none of its own (POL-01). */
export function GeneralCard() {
  const { id, value, error, choose } = useDraftField('policy', 'policy');
  const [form, setForm] = useState(() => policyForm(value));
  const [problems, setProblems] = useState<PolicyProblems>({});

  function save(): void {
    const read = policyIn(form);
    setProblems('problems' in read ? read.problems : {});
    if ('policy' in read) choose(read.policy);
  }

  return (
    <Card title={texts.general}>
      <div id={id} tabIndex={-1}>
        <Form onSubmit={save}>
          <PolicyFields
            form={form}
            problems={problems}
            without={policyWords.kinds.usual}
            onChange={setForm}
          />
          <Button type="submit">{texts.keep}</Button>
        </Form>
      </div>
      {error !== null && <FieldError field={id}>{error}</FieldError>}
    </Card>
  );
}
