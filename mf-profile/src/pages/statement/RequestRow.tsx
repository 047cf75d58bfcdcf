import type { StatementEntryOf } from '@portal/api/payment/statement';
import { lisbonToday } from '@portal/domain/time/isoDate';
import { formatDateWithYear } from '@portal/remote/formatShortDate';
import { useProvider } from '@portal/remote/useProvider';
import { Send } from '@portal/ui/icons/messages/Send';
import { Clock } from '@portal/ui/icons/time/Clock';
import { ListRow } from '@portal/ui/ListRow';
import { Tag } from '@portal/ui/Tag';
import { aboutWords } from './aboutWords.ts';
import { AskButton } from './AskButton.tsx';
import { EntryFacts } from './EntryFacts.tsx';
import { texts } from './texts.ts';

/** An invoice that was asked for and did not come: since when, or why it was refused (INV-01, INV-07). */
export function RequestRow({ entry }: { entry: StatementEntryOf<'request'> }) {
  const { name } = useProvider();
  const { state, requested_at: requestedAt, reason, ask } = entry;
  const about = aboutWords(entry.about);
  const isRefused = state === 'refused';
  const words = texts.request;
  return (
    <ListRow
      media={<Clock />}
      title={about}
      sub={
        <EntryFacts
          facts={[
            words.sent(formatDateWithYear(lisbonToday(new Date(requestedAt)))),
            isRefused && words.refused(name, reason ?? ''),
          ]}
          tag={
            isRefused ? (
              <Tag tone="attention">{words.refusedTag}</Tag>
            ) : (
              <Tag icon={<Send />}>{words.requestedTag}</Tag>
            )
          }
        />
      }
      end={ask !== null && <AskButton work={ask} about={about} />}
    />
  );
}
