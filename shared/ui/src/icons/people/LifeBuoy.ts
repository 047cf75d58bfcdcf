import { LifeBuoy as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const LifeBuoy = createIcon(drawing);
