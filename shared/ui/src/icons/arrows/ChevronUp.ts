import { ChevronUp as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ChevronUp = createIcon(drawing);
