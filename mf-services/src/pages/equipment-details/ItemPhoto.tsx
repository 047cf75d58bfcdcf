import type { Item } from '@portal/api/items/item';
import { createItemsApi } from '@portal/api/items/createItemsApi';
import { ITEM_IMAGE_TYPES } from '@portal/domain/work/acceptedFileTypes';
import { fileExtension } from '@portal/domain/work/mediaKind';
import { INVALID_FORMAT_TITLE, UPLOAD_RUNNING } from '@portal/api/texts';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { announce } from '@portal/ui/announce';
import { FileButton } from '@portal/ui/FileButton';
import { Camera } from '@portal/ui/icons/documents/Camera';
import { acceptAttribute } from '@portal/remote/files/acceptAttribute';
import { itemIcon } from '../../cards/itemIcon.tsx';
import styles from './ItemPhoto.module.css';
import { texts } from './texts.ts';
import { useItemChange } from './useItemChange.ts';

/**
 * The photograph of an item, and the button that changes it (ITM-09, ITM-11, MED-10). The new one in
 * its place is the answer to the eye; to the ear it is announced (C-270).
 */
export function ItemPhoto({ item }: { item: Item }) {
  const { overlays, provider } = usePortal();
  const items = useApi(createItemsApi);
  const change = useItemChange(item.id, async (file: File) => {
    const extension = fileExtension(file.name);
    if (!ITEM_IMAGE_TYPES.some((type) => type === extension)) {
      await overlays.warn({ title: INVALID_FORMAT_TITLE, body: ITEM_IMAGE_TYPES.join(', ') });
      return false;
    }
    const body = new FormData();
    body.append('image', file);
    await items.changePhoto(item.id, body);
    return true;
  });
  async function send(file: File): Promise<void> {
    const spoken = item.photo ? texts.photoChanged : texts.photoAdded;
    if (await change.run(file)) announce(spoken, null);
  }
  return (
    <figure className={styles.figure}>
      {item.photo ? (
        <img className={styles.photo} src={item.photo} alt={texts.photoOf(item.title)} />
      ) : (
        <span className={styles.none} aria-hidden="true">
          {itemIcon(provider)}
        </span>
      )}
      <FileButton
        className={styles.change}
        size="small"
        icon={<Camera />}
        accept={acceptAttribute(ITEM_IMAGE_TYPES)}
        loading={change.busy}
        loadingText={UPLOAD_RUNNING}
        onChoose={([file]) => void send(file)}
      >
        {item.photo ? texts.changePhoto : texts.addPhoto}
      </FileButton>
    </figure>
  );
}
