import type { AccountExport } from '@portal/api/account/accountExport';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import type { Action } from '@portal/remote/useAction';
import { useNow } from '@portal/remote/useNow';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import styles from './export.module.css';
import { formatSize } from './formatSize.ts';
import { texts } from './texts.ts';

export interface ExportStateProps {
  data: AccountExport;
  start: Action<void, void>;
}

/** What there is: nothing, a file that is being made, one to download, or a failure with the way to try again (ACC-13). */
export function ExportState({ data, start }: ExportStateProps) {
  const { native } = usePortal();
  const now = useNow();
  const instant = (text: string) => formatShortInstant(new Date(text), now);
  const button = (label: string, isPrimary: boolean) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      block
      loading={start.busy}
      onClick={() => start.run()}
    >
      {label}
    </Button>
  );
  switch (data.state) {
    case 'none':
      return button(texts.start, true);
    case 'running':
      return (
        <Stack gap="small">
          <Text size="card" figures>
            {texts.preparing(data.progress)}
          </Text>
          <progress
            className={styles.bar}
            max={100}
            value={data.progress}
            aria-label={texts.title}
          />
          <Text tone="second">{texts.leave}</Text>
        </Stack>
      );
    case 'failed':
      return (
        <Stack gap="small">
          <Text as="h2" size="card">
            {texts.failedTitle}
          </Text>
          <Text tone="second">{texts.failed}</Text>
          {button(texts.retry, true)}
        </Stack>
      );
    case 'ready':
      return (
        <Stack gap="small">
          <Text as="h2" size="card">
            {texts.readyTitle}
          </Text>
          {data.until !== null && (
            <Text tone="second" figures>
              {texts.ready(formatSize(data.bytes ?? 0), instant(data.until))}
            </Text>
          )}
          <Button
            variant="primary"
            block
            onClick={() => void native.download({ url: data.url ?? '', name: texts.fileName })}
          >
            {texts.download}
          </Button>
          {data.again_at === null ? (
            button(texts.startAgain, false)
          ) : (
            <Text size="small" tone="second" figures>
              {texts.againAt(instant(data.again_at))}
            </Text>
          )}
        </Stack>
      );
  }
}
