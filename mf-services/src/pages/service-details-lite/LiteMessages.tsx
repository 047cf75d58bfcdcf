import type { Work } from '@portal/api/work/work';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { MessageSquare } from '@portal/ui/icons/messages/MessageSquare';
import { Tag } from '@portal/ui/Tag';
import { Text } from '@portal/ui/Text';
import { texts } from '../../lite/texts.ts';
import { texts as common } from '../../texts.ts';
import { unreadTypes } from '../../work/unreadTypes.ts';
import { texts as details } from '../service-details/texts.ts';

/** That the provider wrote, and the way to read it: the chat itself needs an account (C-13, LITE-24). */
export function LiteMessages({
  work,
  askForAccount,
}: {
  work: Work;
  askForAccount: (body: string) => void;
}) {
  if (!unreadTypes(work).includes('message')) return null;
  return (
    <Card title={details.messages.title} titleEnd={<Tag tone="info">{common.unread}</Tag>}>
      <Text size="small" tone="second">
        {texts.message(work.establishment.name)}
      </Text>
      <Button
        size="small"
        block
        icon={<MessageSquare />}
        onClick={() => askForAccount(texts.ask.message)}
      >
        {texts.readMessage}
      </Button>
    </Card>
  );
}
