import { BellOff as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const BellOff = createIcon(drawing);
