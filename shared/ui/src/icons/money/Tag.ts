import { Tag as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Tag = createIcon(drawing);
