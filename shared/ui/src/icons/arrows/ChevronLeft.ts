import { ChevronLeft as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ChevronLeft = createIcon(drawing);
