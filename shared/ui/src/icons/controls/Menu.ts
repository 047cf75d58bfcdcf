import { Menu as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Menu = createIcon(drawing);
