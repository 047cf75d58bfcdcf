import { List as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const List = createIcon(drawing);
