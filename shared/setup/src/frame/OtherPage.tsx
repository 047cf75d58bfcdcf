import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Button } from '@portal/ui/Button';
import { texts } from '../texts.ts';

/** Where no list of pages stands at the side: from today to the set-up, and back once the provider is open (C-798). */
export function OtherPage({ isToday, isOpen }: { isToday: boolean; isOpen: boolean }) {
  if (!isToday && !isOpen) return null;
  return (
    <Button variant="ghost" size="small" href={isToday ? SETUP_PAGES.overview : SETUP_PAGES.today}>
      {isToday ? texts.title : texts.today}
    </Button>
  );
}
