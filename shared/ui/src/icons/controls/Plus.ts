import { Plus as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Plus = createIcon(drawing);
