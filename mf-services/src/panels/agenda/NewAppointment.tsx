import type { Company } from '@portal/api/company/company';
import { contactNumber } from '@portal/domain/contact/contactNumber';
import { portalAddress } from '@portal/domain/portalAddress';
import { usePortal } from '@portal/remote/usePortal';
import { Banner } from '@portal/ui/Banner';
import { Button } from '@portal/ui/Button';
import { CallButton } from '@portal/ui/CallButton';
import { CalendarPlus } from '@portal/ui/icons/time/CalendarPlus';
import { Mail } from '@portal/ui/icons/messages/Mail';
import { appHref } from '../../work/appHref.ts';
import { texts } from './texts.ts';

interface NewAppointmentProps {
  /** The chosen provider, when it is not the one of this address. */
  other: Company | null;
  /** Nothing is to be confirmed, so booking is the next action. */
  isPrimary: boolean;
}

interface Target {
  name: string;
  isBookable: boolean;
  href: string;
  phone: string | null;
  /** In its own words. */
  phoneCost: string | null;
  email: string | null;
}

/** A button to book, with the provider's name (SID-08); without an online agenda, how to make contact (SID-10). */
export function NewAppointment({ other, isPrimary }: NewAppointmentProps) {
  const { navigation, provider } = usePortal();
  const target: Target = other
    ? {
        name: other.name,
        isBookable: other.scheduler_module === 'FULL',
        href: `${portalAddress(other.url, navigation.base)}/schedule`,
        phone: contactNumber(other) ?? null,
        phoneCost: other.legal?.phone_cost ?? null,
        email: other.email ?? null,
      }
    : {
        name: provider.name,
        isBookable: provider.schedulerModule === 'FULL',
        href: appHref(navigation, '/schedule'),
        phone: provider.contactPhone,
        phoneCost: provider.legal?.phoneCost ?? null,
        email: provider.email,
      };
  if (target.isBookable) {
    return (
      <Button
        variant={isPrimary ? 'primary' : 'tonal'}
        block
        icon={<CalendarPlus />}
        href={target.href}
      >
        {texts.newIn(target.name)}
      </Button>
    );
  }
  return (
    <Banner
      title={texts.disabledTitle}
      actions={
        <>
          {target.phone && (
            <CallButton size="small" number={target.phone} ownCost={target.phoneCost}>
              {texts.call}
            </CallButton>
          )}
          {target.email && (
            <Button size="small" icon={<Mail />} href={`mailto:${target.email}`}>
              {texts.email}
            </Button>
          )}
        </>
      }
    >
      {(target.phone ?? target.email)
        ? texts.disabledBody(target.name)
        : texts.disabledWithoutContact(target.name)}
    </Banner>
  );
}
