import type { Item } from '@portal/api/items/item';
import type { LiteVisit } from '@portal/contract/liteVisit';
import { removeLocalItem } from '@portal/api/items/readLocalItems';
import { ATTENTION_TITLE } from '@portal/api/texts';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { IconButton } from '@portal/ui/IconButton';
import { LogIn } from '@portal/ui/icons/controls/LogIn';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { List, ListRow } from '@portal/ui/ListRow';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { Thumb } from '@portal/ui/Thumb';
import { itemIcon } from '../../cards/itemIcon.tsx';
import { texts } from './texts.ts';

/** The items of a lite visit, which are on this device only; known clients may log in (LITE-06, ITM-05). Removing one asks first (ITM-13). */
export function LocalItems({ items, lite }: { items: readonly Item[]; lite: LiteVisit }) {
  const { bus, overlays, provider } = usePortal();
  async function remove({ id, title }: Item): Promise<void> {
    const isConfirmed = await overlays.confirm({
      title: ATTENTION_TITLE,
      body: texts.removeQuestion(title),
      confirmLabel: texts.removeConfirm,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    removeLocalItem(localStorage, lite.itemsKey, id);
    bus.emit('item.changed', { id });
  }
  return (
    <Stack gap="medium">
      {items.length > 0 && (
        <Card as="div" flush>
          <List>
            {items.map((item) => (
              <ListRow
                key={item.id}
                title={item.title}
                sub={item.subtitle ?? undefined}
                media={<Thumb icon={itemIcon(provider)} size="small" />}
                end={
                  <IconButton
                    label={texts.remove(item.title)}
                    icon={<Trash2 />}
                    onClick={() => void remove(item)}
                  />
                }
              />
            ))}
          </List>
        </Card>
      )}
      <Text size="small" tone="third">
        {texts.onlyHere}
      </Text>
      {lite.isClient && (
        <Button
          size="small"
          variant="ghost"
          icon={<LogIn />}
          onClick={() => overlays.liteRegister({ directly: true })}
        >
          {texts.login}
        </Button>
      )}
    </Stack>
  );
}
