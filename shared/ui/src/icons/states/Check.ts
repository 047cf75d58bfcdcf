import { Check as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Check = createIcon(drawing);
