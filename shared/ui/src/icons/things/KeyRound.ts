import { KeyRound as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const KeyRound = createIcon(drawing);
