import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Button } from '@portal/ui/Button';
import { Dock } from '@portal/ui/Dock';
import { texts } from '../texts.ts';
import { pages, type PageId } from './pages.ts';
import { useLacks } from './useLacks.ts';

/** The way on from a page: what its steps still lack, and the next one. */
export function NextDock({ id }: { id: PageId }) {
  const lacks = useLacks().ofPage(id);
  const next = pages[pages.findIndex((page) => page.id === id) + 1];
  const [first] = lacks ?? [];
  return (
    <Dock
      label={next === undefined ? texts.overview : texts.next(next.title)}
      value={
        first !== undefined
          ? texts.missing(first)
          : lacks === undefined
            ? texts.optional
            : texts.done
      }
      text
    >
      <Button variant="primary" href={next?.path ?? SETUP_PAGES.overview}>
        {texts.goOn}
      </Button>
    </Dock>
  );
}
