import { formatPhone } from '@portal/domain/contact/formatPhone';
import { useSession } from '@portal/remote/useSession';
import { Stack } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { AccountMenu } from '../../account/AccountMenu.tsx';

/** The panel behind `Perfil` in the bar: who is logged in, and the account menu (SID-04, SID-12). */
export default function ProfilePanel() {
  const { subject } = useSession();
  const contact =
    subject?.email ?? (subject?.phone ? formatPhone(subject.phone, { country: true }) : null);
  return (
    <Stack gap="normal">
      {subject && (
        <Stack gap="tiny">
          <Text size="card">{subject.name}</Text>
          {contact && (
            <Text size="small" tone="second" figures>
              {contact}
            </Text>
          )}
        </Stack>
      )}
      <AccountMenu withProfile />
    </Stack>
  );
}
