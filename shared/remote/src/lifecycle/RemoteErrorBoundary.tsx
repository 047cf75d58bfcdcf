import type { MountProps } from '@portal/contract/remoteLifecycles';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AppProps } from 'single-spa';
import type { CrashedView } from './crashedView.ts';

type Props = MountProps & AppProps & { children?: ReactNode };

interface State {
  failed: boolean;
  locationKey: string;
}

/**
 * Catches what a view throws while drawing, and leaves its place to the shell. In shells that do not take it
 * back (contract below 1.2.0) it says so itself: going to another address draws again, and so does the retry button.
 */
export abstract class RemoteErrorBoundary extends Component<Props, State> {
  protected abstract readonly Crashed: CrashedView;

  override state: State = { failed: false, locationKey: this.props.location.key };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.location.key === state.locationKey) return null;
    return { failed: false, locationKey: props.location.key };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { portal, name, view, failed } = this.props;
    if (failed) {
      failed(error);
      return;
    }
    const place = info.componentStack?.trim().split('\n')[0]?.trim() ?? '';
    portal.report.failure({
      code: 'REMOTE-RENDER',
      message: `${view.kind} ${view.name}: ${error.message} ${place}`.trim(),
      remote: name,
    });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.failed) return null;
    const { Crashed } = this;
    return <Crashed onRetry={() => this.setState({ failed: false })} />;
  }
}
