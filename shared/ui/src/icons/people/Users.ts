import { Users as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Users = createIcon(drawing);
