import { CreditCard as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const CreditCard = createIcon(drawing);
