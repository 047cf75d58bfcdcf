import { Component, type ReactNode } from 'react';
import { RemoteFailure } from '../composition/RemoteFailure.tsx';
import type { Shell } from '../createShell.ts';
import styles from './PartBoundary.module.css';

interface Props {
  report: Shell['report'];
  /** Without it the part is left out silently: nobody waits for it. */
  onRetry: (() => void) | null;
  children: ReactNode;
}

/** Keeps the failure of one part of the shell to itself: the page and what was typed on it stay. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.report.failure({ code: 'SHELL-RENDER', message: error.message });
  }

  override render(): ReactNode {
    const { children, onRetry } = this.props;
    if (!this.state.failed) return children;
    if (onRetry === null) return null;
    return (
      <div className={styles.failure}>
        <RemoteFailure
          onRetry={() => {
            onRetry();
            this.setState({ failed: false });
          }}
        />
      </div>
    );
  }
}
