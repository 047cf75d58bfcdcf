import { Activity } from '@portal/ui/icons/things/Activity';
import { Box } from '@portal/ui/icons/things/Box';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { HeartPulse } from '@portal/ui/icons/things/HeartPulse';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Receipt } from '@portal/ui/icons/money/Receipt';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import { Smile } from '@portal/ui/icons/people/Smile';
import { Sparkles } from '@portal/ui/icons/things/Sparkles';
import { Stethoscope } from '@portal/ui/icons/things/Stethoscope';
import type { ReactNode } from 'react';

const icons: Readonly<Record<string, ReactNode>> = {
  AUTO: <Car />,
  TECH: <MonitorSmartphone />,
  HEALTH: <Stethoscope />,
  ACCOUNTING: <Receipt />,
  NUTRITION: <HeartPulse />,
  PHYSIO: <Activity />,
  PSYCHO: <Smile />,
  WELLBEING: <Sparkles />,
  BARBERSHOP: <Scissors />,
};

/** The icon of a category by the name that the server gives it (PRV-05). */
export function categoryIcon(name: string): ReactNode {
  return icons[name] ?? <Box />;
}
