import { Package as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Package = createIcon(drawing);
