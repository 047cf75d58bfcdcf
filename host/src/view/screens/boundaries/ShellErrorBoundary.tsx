import type { Report } from '@portal/contract/report';
import { Button } from '@portal/ui/Button';
import { CircleAlert } from '@portal/ui/icons/states/CircleAlert';
import { useLayoutEffect, type ReactNode } from 'react';
import { leaveFailedHost } from '../../../shell/update/leaveFailedHost.ts';
import { texts } from '../../../shell/texts.ts';
import { MessageScreen } from '../MessageScreen.tsx';
import { removeSkeleton } from '../startup/removeSkeleton.ts';
import { RenderBoundary } from './RenderBoundary.tsx';

function CrashedScreen() {
  useLayoutEffect(removeSkeleton, []);
  return (
    <MessageScreen
      icon={<CircleAlert />}
      title={texts.crashedTitle}
      body={texts.crashedBody}
      action={
        <Button variant="primary" block onClick={leaveFailedHost}>
          {texts.reload}
        </Button>
      }
    />
  );
}

/** The last net: the shell itself could not draw. */
export function ShellErrorBoundary({ report, children }: { report: Report; children: ReactNode }) {
  return (
    <RenderBoundary report={report} fallback={() => <CrashedScreen />}>
      {children}
    </RenderBoundary>
  );
}
