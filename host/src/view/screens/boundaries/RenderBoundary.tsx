import type { Report } from '@portal/contract/report';
import { Component, type ReactNode } from 'react';

interface Props {
  report: Report;
  /** What stands in the place of the children once they threw; `drawAgain` mounts them again. */
  fallback: (drawAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches and reports what a part of the shell, or all of it, throws while it is drawn. */
export class RenderBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.report.failure({ code: 'SHELL-RENDER', message: error.message });
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
