import {
  Activity,
  Box,
  Car,
  HeartPulse,
  MonitorSmartphone,
  Receipt,
  Scissors,
  Smile,
  Sparkles,
  Stethoscope,
} from '@portal/ui/icons';
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
