import { Wrench as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Wrench = createIcon(drawing);
