import { ShieldCheck as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ShieldCheck = createIcon(drawing);
