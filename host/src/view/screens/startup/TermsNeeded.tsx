import { Button } from '@portal/ui/Button';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { Stack } from '@portal/ui/Stack';
import { texts } from '../../../shell/texts.ts';
import { useShell } from '../../useShell.ts';
import { EndSession } from './EndSession.tsx';
import { MessageScreen } from '../MessageScreen.tsx';
import { startupTexts } from './startupTexts.ts';

/** The customer has yet to accept the terms (SHL-53, C-67). */
export function TermsNeeded({ message }: { message: string | null }) {
  const { startup, overlays } = useShell();
  return (
    <MessageScreen
      icon={<FileText />}
      title={texts.termsTitle}
      body={message ?? texts.termsBody}
      action={
        <Stack gap="small">
          <Button variant="primary" block onClick={startup.acceptTerms}>
            {texts.termsAccept}
          </Button>
          <Button block onClick={() => overlays.legal('usage')}>
            {startupTexts.terms.read}
          </Button>
          <EndSession />
        </Stack>
      }
    />
  );
}
