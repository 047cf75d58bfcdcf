import { MonitorSmartphone as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const MonitorSmartphone = createIcon(drawing);
