import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { CircleAlert } from '../icons/states/CircleAlert.ts';
import { RefreshCw } from '../icons/arrows/RefreshCw.ts';
import { texts } from '../texts.ts';

export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  retryText?: string;
  /** A promise keeps the button busy. */
  onRetry?: () => void | Promise<unknown>;
  titleAs?: 'h1' | 'h2' | 'h3';
}

/** Something could not be shown; one way to try again. */
export function ErrorState({ title, children, retryText, onRetry, titleAs }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={<CircleAlert />}
        title={title}
        titleAs={titleAs}
        action={
          onRetry && (
            <Button variant="primary" icon={<RefreshCw />} onClick={onRetry}>
              {retryText ?? texts.retry}
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
