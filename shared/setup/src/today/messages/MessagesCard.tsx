import { MOST_OF_TODAY } from '@portal/api/setup/createTodayApi';
import styles from '../Entry.module.css';
import { TodayCard } from '../TodayCard.tsx';
import { useFocusBack } from '../useFocusBack.ts';
import { ConversationEntry } from './ConversationEntry.tsx';
import { texts } from './texts.ts';
import { useConversations } from './useConversations.ts';

/** What customers wrote and nobody answered, whoever waits longest first, each with a field to answer (C-797). */
export function MessagesCard() {
  const query = useConversations();
  const title = useFocusBack<HTMLHeadingElement>(
    (query.data?.conversations ?? []).map(({ id }) => id).join(' '),
  );
  return (
    <TodayCard title={texts.title} titleRef={title} failed={texts.failed} query={query}>
      {({ conversations, next }) =>
        conversations.length === 0 ? (
          <p className={styles.nothing}>{texts.none}</p>
        ) : (
          <>
            <ol className={styles.entries}>
              {conversations.map((conversation) => (
                <ConversationEntry key={conversation.id} conversation={conversation} />
              ))}
            </ol>
            {next !== null && (
              <p className={styles.nothing}>{texts.some(MOST_OF_TODAY.conversations)}</p>
            )}
          </>
        )
      }
    </TodayCard>
  );
}
