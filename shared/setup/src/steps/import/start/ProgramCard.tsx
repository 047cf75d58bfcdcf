import { SETUP_PAGES } from '@portal/api/setup/setupPath';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Facts } from '@portal/ui/Facts';
import { texts } from '../texts.ts';

/** What the provider's own program can bring, by which calls (SET-05). */
export function ProgramCard() {
  return (
    <Card title={texts.program}>
      <Facts facts={texts.programKinds} />
      <p>{texts.how}</p>
      <Button href={SETUP_PAGES.keys}>{texts.key}</Button>
    </Card>
  );
}
