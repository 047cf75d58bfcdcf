import { WifiOff as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const WifiOff = createIcon(drawing);
