import { LogIn as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const LogIn = createIcon(drawing);
