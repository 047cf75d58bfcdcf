import { formatCountdown } from '@portal/domain/time/formatCountdown';
import { Button } from '@portal/ui/Button';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useSecondsLeft } from '@portal/ui/useSecondsLeft';
import { texts } from './texts.ts';

/** Another code may be asked for after a minute (C-93); until then the seconds count down. */
export function Resend({
  resendAt,
  onResend,
}: {
  resendAt: number;
  onResend: () => Promise<void>;
}) {
  const left = useSecondsLeft(resendAt);
  if (left > 0) {
    return (
      <Text size="small" tone="second" figures>
        {texts.code.resendIn(formatCountdown(left))}
      </Text>
    );
  }
  return (
    <Row>
      <Button size="small" onClick={onResend}>
        {texts.code.resend}
      </Button>
    </Row>
  );
}
