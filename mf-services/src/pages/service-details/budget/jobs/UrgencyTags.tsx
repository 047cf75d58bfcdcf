import type { Job } from '@portal/api/work/budget/budget';
import { Row } from '@portal/ui/Stack';
import { Tag } from '@portal/ui/Tag';
import { UrgencyTag } from '../../../../parts/UrgencyTag.tsx';
import { texts } from '../texts.ts';

/** How urgent a job is, and whether the others need it (BUD-09). */
export function UrgencyTags({ job }: { job: Pick<Job, 'urgency' | 'required'> }) {
  return (
    <Row gap="small">
      <UrgencyTag urgency={job.urgency} />
      <Tag>{job.required ? texts.job.required : texts.job.optional}</Tag>
    </Row>
  );
}
