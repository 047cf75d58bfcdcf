import { Search as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Search = createIcon(drawing);
