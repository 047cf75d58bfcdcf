import { Cookie as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Cookie = createIcon(drawing);
