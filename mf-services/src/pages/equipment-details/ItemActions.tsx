import type { Item } from '@portal/api/items/item';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { canRemoveItem } from '@portal/domain/items/canRemoveItem';
import { ATTENTION_TITLE } from '@portal/api/texts';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { Button } from '@portal/ui/Button';
import { RotateCcw } from '@portal/ui/icons/arrows/RotateCcw';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useId } from 'react';
import styles from './ItemActions.module.css';
import { texts } from './texts.ts';
import { useItemChange } from './useItemChange.ts';

interface ItemActionsProps {
  item: Item;
  /** How many works the item has; null while that is not known. */
  works: { inProgress: number; scheduled: number } | null;
  onRemoval: (removal: Removal) => void;
}

/** How far the removal of the item on screen is. */
export type Removal = 'none' | 'running' | 'done';

/** Brings back the original details of an item that was changed, or removes it; each asks first (ITM-11..14, C-202). */
export function ItemActions({ item, works, onRemoval }: ItemActionsProps) {
  const { overlays, provider } = usePortal();
  const items = useApi(createItemsApi);
  const hintId = useId();
  const canRemove = works !== null && canRemoveItem(works);

  const reset = useItemChange(item.id, async () => {
    const confirmed = await overlays.confirm({
      title: ATTENTION_TITLE,
      body: texts.resetQuestion,
      confirmLabel: texts.resetConfirm,
    });
    if (!confirmed) return false;
    await items.reset(item.id);
    overlays.toast({ message: texts.resetDone, tone: 'success' });
    return true;
  });

  const remove = useItemChange(item.id, async () => {
    const confirmed = await overlays.confirm({
      title: ATTENTION_TITLE,
      body: texts.removeQuestion(item.title),
      confirmLabel: texts.removeConfirm,
      tone: 'danger',
    });
    if (!confirmed) return false;
    onRemoval('running');
    try {
      await items.remove(item.id);
    } catch (error) {
      onRemoval('none');
      throw error;
    }
    overlays.toast({ message: texts.removed(item.title), tone: 'success' });
    onRemoval('done');
    return true;
  });

  return (
    <Stack gap="none" className={styles.actions}>
      {item.changed !== false && (
        <Button
          size="small"
          variant="ghost"
          icon={<RotateCcw />}
          loading={reset.busy}
          onClick={() => reset.run()}
        >
          {texts.reset}
        </Button>
      )}
      <Button
        size="small"
        variant="dangerGhost"
        icon={<Trash2 />}
        loading={remove.busy}
        disabled={!canRemove}
        aria-describedby={canRemove ? undefined : hintId}
        onClick={() => remove.run()}
      >
        {texts.remove(provider.itemLabel.toLocaleLowerCase('pt-PT'))}
      </Button>
      {!canRemove && (
        <Text size="caption" tone="third" id={hintId} className={styles.hint}>
          {texts.removeHint}
        </Text>
      )}
    </Stack>
  );
}
