import { LogOut as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const LogOut = createIcon(drawing);
