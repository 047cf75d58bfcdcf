import { Activity as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Activity = createIcon(drawing);
