import { Building2 as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Building2 = createIcon(drawing);
