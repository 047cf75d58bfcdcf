import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { EmptyState } from '@portal/ui/EmptyState';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import type { LoggedMessage } from '../simulatedApp.ts';
import { texts } from '../texts.ts';
import styles from './Simulator.module.css';

const time = new Intl.DateTimeFormat('pt-PT', {
  timeStyle: 'medium',
  timeZone: 'Europe/Lisbon',
});

function nameOf({ type, isAnswer }: LoggedMessage): string {
  if (type === null) return texts.unreadable;
  return isAnswer ? texts.answerTo(type) : type;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Entry({ entry }: { entry: LoggedMessage }) {
  const { from, problem } = entry;
  return (
    <li data-from={from} data-type={entry.type} className={styles.entry}>
      <details>
        <summary className={styles.entryHead}>
          <span className={styles.entryName}>
            <Text as="span" size="caption" tone="third" figures>
              {time.format(entry.at)} · {from === 'portal' ? texts.fromPortal : texts.fromWrapper}
            </Text>
            <Text as="span" size="small">
              {nameOf(entry)}
            </Text>
          </span>
          <Tag tone={problem === null ? 'success' : 'danger'}>
            {problem === null ? texts.valid : texts.invalid}
          </Tag>
        </summary>
        {problem !== null && (
          <Text size="small" tone="danger">
            {problem}
          </Text>
        )}
        <pre className={styles.code}>{pretty(entry.text)}</pre>
      </details>
    </li>
  );
}

/** Every message in the order in which it passed, the newest first, held against its schema. */
export function MessageLog({
  log,
  onClear,
}: {
  log: readonly LoggedMessage[];
  onClear: () => void;
}) {
  return (
    <Card
      title={texts.log}
      titleEnd={
        log.length > 0 && (
          <Button size="small" variant="ghost" onClick={onClear}>
            {texts.clear}
          </Button>
        )
      }
    >
      {log.length === 0 ? (
        <EmptyState icon={<MonitorSmartphone />} title={texts.emptyTitle} titleAs="h3">
          {texts.emptyBody}
        </EmptyState>
      ) : (
        <ul className={styles.log} aria-label={texts.log}>
          {log.toReversed().map((entry) => (
            <Entry key={entry.number} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}
