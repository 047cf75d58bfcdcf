import type { Outbox, OutboxEntry } from '@portal/contract/outbox';
import { mediaKind } from '@portal/domain/work/mediaKind';
import { useEffect, useState } from 'react';

/** The address of the picture of a photograph that waits, from this device; null of anything else, and until it is there. */
export function useQueuedPicture(
  outbox: Outbox | null,
  { id, kind, text }: OutboxEntry,
): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const isPhotograph = kind === 'file' && mediaKind(text) === 'image';
  useEffect(() => {
    if (!isPhotograph) return undefined;
    let shown: string | null = null;
    let isGone = false;
    void outbox?.pictureOf?.(id).then(
      (picture) => {
        if (isGone || picture === null) return;
        shown = URL.createObjectURL(picture);
        setAddress(shown);
      },
      // Its name stands there all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (shown !== null) URL.revokeObjectURL(shown);
    };
  }, [outbox, id, isPhotograph]);
  return address;
}
