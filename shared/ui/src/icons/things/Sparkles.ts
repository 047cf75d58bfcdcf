import { Sparkles as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Sparkles = createIcon(drawing);
