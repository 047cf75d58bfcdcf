import { ChevronDown as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ChevronDown = createIcon(drawing);
