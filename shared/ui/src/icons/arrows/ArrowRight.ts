import { ArrowRight as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ArrowRight = createIcon(drawing);
