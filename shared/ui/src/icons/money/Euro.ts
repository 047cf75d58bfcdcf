import { Euro as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Euro = createIcon(drawing);
