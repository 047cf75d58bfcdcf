import { Landmark as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Landmark = createIcon(drawing);
