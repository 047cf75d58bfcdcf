import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { OwnPortal } from './OwnPortal.tsx';

/** Opens the own portal where there is no room beside the steps. */
export function OwnPortalButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.seePortal}</Button>
      {isOpen && (
        <Dialog title={texts.ownPortal} kind="plain" wide closable onClose={close}>
          <OwnPortal />
        </Dialog>
      )}
    </>
  );
}
