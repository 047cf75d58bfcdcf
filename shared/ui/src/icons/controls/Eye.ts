import { Eye as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Eye = createIcon(drawing);
