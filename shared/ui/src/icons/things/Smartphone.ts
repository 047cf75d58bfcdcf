import { Smartphone as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Smartphone = createIcon(drawing);
