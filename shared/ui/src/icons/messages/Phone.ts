import { Phone as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Phone = createIcon(drawing);
