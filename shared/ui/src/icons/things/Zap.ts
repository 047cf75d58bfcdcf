import { Zap as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Zap = createIcon(drawing);
