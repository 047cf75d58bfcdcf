import { HeartPulse as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const HeartPulse = createIcon(drawing);
