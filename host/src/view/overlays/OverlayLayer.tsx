import { Info } from '@portal/ui/icons/states/Info';
import { ToastRegion } from '@portal/ui/Toast';
import { LiteRegisterDialog } from '../lite/LiteRegisterDialog.tsx';
import { AcceptedTermsDialog } from './AcceptedTermsDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import { LegalDialog } from './LegalDialog.tsx';
import { LocationDialog } from './LocationDialog.tsx';
import type { QueuedOverlay, QueuedToast } from '../../shell/overlays/overlayRequest.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { StoresDialog } from './StoresDialog.tsx';
import { texts } from './texts.ts';
import { VideoDialog } from './VideoDialog.tsx';

function CurrentDialog({ dialog }: { dialog: QueuedOverlay }) {
  switch (dialog.kind) {
    case 'info':
    case 'warn':
      return <InfoDialog kind={dialog.kind} request={dialog.request} onClose={dialog.answer} />;
    case 'confirm':
      return <ConfirmDialog request={dialog.request} onAnswer={dialog.answer} />;
    case 'phonePrompt':
      return <PhoneDialog request={dialog.request} onAnswer={dialog.answer} />;
    case 'liteRegister':
      return (
        <LiteRegisterDialog
          body={dialog.body}
          offersCode={dialog.offersCode}
          onAnswer={dialog.answer}
        />
      );
    case 'legal':
      return <LegalDialog section={dialog.section} at={dialog.at} onClose={dialog.answer} />;
    case 'acceptedTerms':
      return <AcceptedTermsDialog request={dialog.request} onClose={dialog.answer} />;
    case 'demo':
      return (
        <InfoDialog
          kind="info"
          request={{ title: texts.demoTitle, body: dialog.body }}
          onClose={dialog.answer}
        />
      );
    case 'location':
      return <LocationDialog onAnswer={dialog.answer} />;
    case 'video':
      return <VideoDialog onClose={dialog.answer} />;
    case 'stores':
      return <StoresDialog onClose={dialog.answer} />;
  }
}

/** The dialog at the head of the queue and all toasts (SID-15, SID-16, SID-17). */
export default function OverlayLayer({
  dialog,
  toasts,
  onDismissToast,
}: {
  dialog: QueuedOverlay | undefined;
  toasts: readonly QueuedToast[];
  onDismissToast: (id: string) => void;
}) {
  const items = toasts.map(({ id, message, tone = 'neutral', action }) => ({
    id,
    text: message,
    urgent: tone === 'danger',
    ...(tone === 'neutral' && { icon: <Info /> }),
    // A toast that asks something stays until it is answered (C-31).
    ...(action && { action: { label: action.label, onSelect: action.run }, duration: null }),
  }));
  return (
    <>
      {dialog && <CurrentDialog key={dialog.id} dialog={dialog} />}
      <ToastRegion toasts={items} onDismiss={onDismissToast} />
    </>
  );
}
