import { ReceiptText as drawing } from 'lucide';
import { createIcon } from '../createIcon.ts';

export const ReceiptText = createIcon(drawing);
