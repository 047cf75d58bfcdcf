import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { isPatientVertical } from '@portal/domain/items/isPatientVertical';
import { useProvider } from '@portal/remote/useProvider';
import { usePortal } from '@portal/remote/usePortal';
import { AuthLayout } from '@portal/ui/AuthLayout';
import { Card } from '@portal/ui/Card';
import { Logo } from '@portal/ui/Header';
import { Activity } from '@portal/ui/icons/things/Activity';
import { Box } from '@portal/ui/icons/things/Box';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import { Plate } from '@portal/ui/Plate';
import { Stack } from '@portal/ui/Stack';
import { StateBars } from '@portal/ui/StateBars';
import { Text } from '@portal/ui/Text';
import { Thumb } from '@portal/ui/Thumb';
import type { ReactNode } from 'react';
import styles from './access.module.css';
import { texts } from './texts.ts';

/** The frame of login and registration: the provider's brand and, on desktop, a sample of the bars. */
export function Welcome({ children }: { children: ReactNode }) {
  const provider = useProvider();
  const { navigation } = usePortal();
  return (
    <AuthLayout
      logo={
        <Logo
          src={provider.logo}
          name={provider.name}
          href={`${navigation.base}/login`}
          label={texts.brand.logoLabel(provider.name)}
        />
      }
      sample={<Sample provider={provider} />}
      foot={texts.brand.foot}
    >
      {children}
    </AuthLayout>
  );
}

function Sample({ provider }: { provider: ProviderSnapshot }) {
  const kind = sampleKind(provider.vertical);
  const sample = texts.brand.samples[kind];
  return (
    <>
      <Text size="display" className={styles.promise}>
        {texts.brand.promise}
      </Text>
      <Card as="div" flush className={styles.sample}>
        <div className={styles.identity}>
          <Thumb icon={sampleIcon(provider.vertical)} />
          <Stack gap="tiny">
            <Text size="card">{sample.title}</Text>
            <div>
              <Plate>{sample.mark}</Plate>
            </div>
          </Stack>
        </div>
        <StateBars
          state={3}
          name={sample.state}
          hero
          workIcon={kind === 'PATIENT' ? sampleIcon(provider.vertical) : undefined}
        />
        <Text size="title">{sample.state}</Text>
      </Card>
    </>
  );
}

function sampleKind(vertical: string): keyof typeof texts.brand.samples {
  const upper = vertical.toUpperCase();
  if (upper === 'AUTO' || upper === 'TECH') return upper;
  return isPatientVertical(upper) ? 'PATIENT' : 'DEFAULT';
}

function sampleIcon(vertical: string): ReactNode {
  const upper = vertical.toUpperCase();
  if (upper === 'AUTO') return <Car />;
  if (upper === 'TECH') return <MonitorSmartphone />;
  if (upper === 'BARBERSHOP') return <Scissors />;
  return isPatientVertical(upper) ? <Activity /> : <Box />;
}
