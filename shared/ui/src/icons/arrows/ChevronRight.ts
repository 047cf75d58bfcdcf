import { ChevronRight as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ChevronRight = createIcon(drawing);
