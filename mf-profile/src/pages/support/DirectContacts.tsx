import { formatPhone } from '@portal/domain/contact/formatPhone';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { CallButton } from '@portal/ui/CallButton';
import { Card } from '@portal/ui/Card';
import { Mail } from '@portal/ui/icons/messages/Mail';
import { Stack } from '@portal/ui/Stack';
import { texts } from './texts.ts';

/** Phone and e-mail of the provider, for whoever would rather speak than write here. */
export function DirectContacts() {
  const { name, contactPhone, email, legal } = useProvider();
  if (contactPhone === null && email === null) return null;
  return (
    <Card title={texts.direct.title(name)}>
      <Stack gap="small">
        {contactPhone !== null && (
          <CallButton block number={contactPhone} ownCost={legal?.phoneCost}>
            {texts.direct.call(formatPhone(contactPhone, { country: true }))}
          </CallButton>
        )}
        {email !== null && (
          <Button block icon={<Mail />} href={`mailto:${email}`}>
            {texts.direct.write}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
