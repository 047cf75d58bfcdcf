import { LEGAL_PATHS } from '@portal/contract/paths';
import { usePortal } from '@portal/remote/usePortal';
import { useSession } from '@portal/remote/useSession';
import { Building2 } from '@portal/ui/icons/places/Building2';
import { ChevronRight } from '@portal/ui/icons/arrows/ChevronRight';
import { CircleQuestionMark } from '@portal/ui/icons/states/CircleQuestionMark';
import { KeyRound } from '@portal/ui/icons/things/KeyRound';
import { LifeBuoy } from '@portal/ui/icons/people/LifeBuoy';
import { LogOut } from '@portal/ui/icons/controls/LogOut';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Package } from '@portal/ui/icons/things/Package';
import { Play } from '@portal/ui/icons/controls/Play';
import { ReceiptText } from '@portal/ui/icons/money/ReceiptText';
import { Star } from '@portal/ui/icons/states/Star';
import { Trash2 } from '@portal/ui/icons/controls/Trash2';
import { UserRound } from '@portal/ui/icons/people/UserRound';
import { List, ListRow } from '@portal/ui/ListRow';
import { Text } from '@portal/ui/Text';
import type { ReactNode } from 'react';
import { RefundAccountDialog } from './RefundAccountDialog.tsx';
import { texts } from './texts.ts';
import { useAccountActions } from './useAccountActions.ts';

/**
 * What a customer can do with the account (SID-12). Changing the password is offered only
 * when the login e-mail is validated (SID-13).
 */
export function AccountMenu({ withProfile }: { withProfile?: boolean }) {
  const { navigation, overlays } = usePortal();
  const { subject } = useSession();
  const { logout, deleteAccount, asked } = useAccountActions();

  function open(path: string): void {
    navigation.closePanel();
    navigation.navigate(path);
  }

  return (
    <>
      <List>
        {withProfile && (
          <Entry icon={<UserRound />} onSelect={() => open('/perfil')}>
            {texts.editProfile}
          </Entry>
        )}
        <Entry icon={<ReceiptText />} onSelect={() => open('/faturas-e-pagamentos')}>
          {texts.statement}
        </Entry>
        {subject?.loginEmailValidated && (
          <Entry icon={<KeyRound />} onSelect={() => open('/alterar-password')}>
            {texts.changePassword}
          </Entry>
        )}
        <Entry icon={<MonitorSmartphone />} onSelect={() => open('/dispositivos')}>
          {texts.devices}
        </Entry>
        <Entry icon={<Package />} onSelect={() => open('/os-meus-dados')}>
          {texts.exportData}
        </Entry>
        <Entry icon={<Star />} onSelect={() => open('/enviar-feedback')}>
          {texts.sendFeedback}
        </Entry>
        <Entry icon={<LifeBuoy />} onSelect={() => open('/suporte-cliente')}>
          {texts.support}
        </Entry>
        <Entry icon={<Building2 />} href={LEGAL_PATHS.about}>
          {texts.about}
        </Entry>
        <Entry icon={<Play />} onSelect={() => void overlays.video()}>
          {texts.video}
        </Entry>
        <Entry icon={<CircleQuestionMark />} onSelect={() => open('/help-delete-account')}>
          {texts.deleteHelp}
        </Entry>
        <Entry icon={<Trash2 />} danger onSelect={() => void deleteAccount.run()}>
          {texts.deleteAccount}
        </Entry>
        <Entry icon={<LogOut />} onSelect={() => void logout.run()}>
          {texts.logout}
        </Entry>
      </List>
      {asked && <RefundAccountDialog {...asked} />}
    </>
  );
}

function Entry({
  icon,
  danger,
  onSelect,
  href,
  children,
}: {
  icon: ReactNode;
  danger?: boolean;
  onSelect?: () => void;
  href?: string;
  children: string;
}) {
  return (
    <ListRow
      media={icon}
      title={
        <Text as="span" tone={danger ? 'danger' : undefined}>
          {children}
        </Text>
      }
      end={<ChevronRight />}
      onSelect={onSelect}
      href={href}
    />
  );
}
