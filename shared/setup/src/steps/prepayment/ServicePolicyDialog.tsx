import type { SetupService } from '@portal/api/setup/setupValues';
import { Dialog } from '@portal/ui/Dialog';
import { Form } from '@portal/ui/Form';
import { useState } from 'react';
import { RecordButtons } from '../../rows/RecordButtons.tsx';
import { PolicyFields } from '../../policy/PolicyFields.tsx';
import { policyForm, policyIn, type PolicyProblems } from '../../policy/policyForm.ts';
import { texts as policyWords } from '../../policy/texts.ts';
import { texts } from './texts.ts';

/** The rule of one service: that of all, or its own (POL-01). */
export function ServicePolicyDialog(props: {
  service: SetupService;
  onKeep: (policy: SetupService['policy']) => void;
  onClose: () => void;
}) {
  const { service, onKeep, onClose } = props;
  const [form, setForm] = useState(() => policyForm(service.policy));
  const [problems, setProblems] = useState<PolicyProblems>({});

  function save(): void {
    const read = policyIn(form);
    if ('problems' in read) setProblems(read.problems);
    else {
      onKeep(read.policy);
      onClose();
    }
  }

  return (
    <Dialog title={texts.ofService(service.name)} kind="plain" start="field" onClose={onClose}>
      <Form onSubmit={save}>
        <PolicyFields
          form={form}
          problems={problems}
          without={policyWords.asGeneral}
          onChange={setForm}
        />
        <RecordButtons onClose={onClose} onRemove={undefined} />
      </Form>
    </Dialog>
  );
}
