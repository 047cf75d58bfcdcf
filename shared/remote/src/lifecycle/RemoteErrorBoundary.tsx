import type { MountProps } from '@portal/contract/remoteLifecycles';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { AppProps } from 'single-spa';
import { texts } from '../texts.ts';

type Props = MountProps & AppProps & { children?: ReactNode };

interface State {
  failed: boolean;
  locationKey: string;
}

/**
 * Catches what a view throws while drawing, and leaves its place to the shell. In shells that do not take it
 * back (contract below 1.2.0) it says so itself: going to another address draws again, and so does the retry button.
 */
export class RemoteErrorBoundary extends Component<Props, State> {
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
    return (
      <Card>
        <Stack gap="normal">
          <Text as="h1" size="title">
            {texts.crashedTitle}
          </Text>
          <Text tone="second">{texts.crashedBody}</Text>
          <Button onClick={() => this.setState({ failed: false })}>{texts.retry}</Button>
        </Stack>
      </Card>
    );
  }
}
