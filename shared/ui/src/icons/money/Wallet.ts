import { Wallet as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const Wallet = createIcon(drawing);
