import { UserPlus as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const UserPlus = createIcon(drawing);
