import { RotateCcw as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const RotateCcw = createIcon(drawing);
