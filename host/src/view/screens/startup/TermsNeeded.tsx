import { Button } from '@portal/ui/Button';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { Stack } from '@portal/ui/Stack';
import { useShell } from '../../useShell.ts';
import { EndSession } from './EndSession.tsx';
import { MessageScreen } from '../MessageScreen.tsx';
import { termsTexts } from '../../../shell/session/termsTexts.ts';

/** The customer has yet to accept the terms (SHL-53, C-67). */
export function TermsNeeded({ message }: { message: string | null }) {
  const { startup, overlays } = useShell();
  return (
    <MessageScreen
      icon={<FileText />}
      title={termsTexts.title}
      body={message ?? termsTexts.body}
      action={
        <Stack gap="small">
          <Button variant="primary" block onClick={startup.acceptTerms}>
            {termsTexts.accept}
          </Button>
          <Button block onClick={() => overlays.legal('usage')}>
            {termsTexts.read}
          </Button>
          <EndSession />
        </Stack>
      }
    />
  );
}
