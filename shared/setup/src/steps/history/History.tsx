import { Card } from '@portal/ui/Card';
import { useState } from 'react';
import { StepPage } from '../StepPage.tsx';
import { ChangePage } from './ChangePage.tsx';
import { texts } from './texts.ts';

/** Every change of the set-up, newest first (SET-22). */
export function History() {
  /** Where each page that is shown begins; the first one at the newest change. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <StepPage id="history" heading={texts.heading} description={texts.description}>
      <Card>
        {cursors.map((cursor, index) => (
          <ChangePage
            key={cursor ?? ''}
            cursor={cursor}
            isLast={index === cursors.length - 1}
            onMore={(next) => setCursors([...cursors, next])}
          />
        ))}
      </Card>
    </StepPage>
  );
}
