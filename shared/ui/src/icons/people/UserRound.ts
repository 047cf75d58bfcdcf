import { UserRound as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const UserRound = createIcon(drawing);
