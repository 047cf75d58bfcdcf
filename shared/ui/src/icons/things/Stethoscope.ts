import { Stethoscope as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Stethoscope = createIcon(drawing);
