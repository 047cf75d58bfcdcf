import type { FailureCode } from '@portal/contract/failureCodes';
import { Button } from '@portal/ui/Button';
import { useLayoutEffect } from 'react';
import { removeSkeleton } from '../screens/startup/removeSkeleton.ts';
import { texts } from '../../composition/texts.ts';
import styles from './RemoteFailure.module.css';

/**
 * Stands where a remote should be, or should be by now; the rest of the portal goes on. It looks like a card and brings
 * no code of one: it must be there when nothing else comes, and the home has no bytes for what hardly anybody sees.
 */
export function RemoteFailure({
  isSlow = false,
  code,
  onRetry,
}: {
  isSlow?: boolean;
  code?: FailureCode | undefined;
  onRetry: () => void;
}) {
  useLayoutEffect(removeSkeleton, []);
  return (
    <div
      className={styles.panel}
      role={isSlow ? 'status' : 'alert'}
      data-remote-failure={code ?? ''}
    >
      <h1>{isSlow ? texts.slowTitle : texts.failedTitle}</h1>
      <p>{isSlow ? texts.slowBody : texts.failedBody}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
      {code !== undefined && <p>{texts.code(code)}</p>}
    </div>
  );
}
