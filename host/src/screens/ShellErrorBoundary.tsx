import type { Report } from '@portal/contract/report';
import { Button } from '@portal/ui/Button';
import { CircleAlert } from '@portal/ui/icons';
import { Component, type ReactNode } from 'react';
import { texts } from '../texts.ts';
import { MessageScreen } from './MessageScreen.tsx';
import { removeSkeleton } from './removeSkeleton.ts';

interface Props {
  report: Report;
  children: ReactNode;
}

/** The last net: the shell itself could not draw. */
export class ShellErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    removeSkeleton();
    this.props.report.failure({ code: 'SHELL-RENDER', message: error.message });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <MessageScreen
        icon={<CircleAlert />}
        title={texts.crashedTitle}
        body={texts.crashedBody}
        action={
          <Button variant="primary" block onClick={() => window.location.reload()}>
            {texts.reload}
          </Button>
        }
      />
    );
  }
}
