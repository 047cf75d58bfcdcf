import { CircleUser as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CircleUser = createIcon(drawing);
