import { Button } from '@portal/ui/Button';
import { WifiOff } from '@portal/ui/icons/states/WifiOff';
import { texts } from '../../../texts.ts';

/** Stands where the next action does while there is no connection. */
export function OfflineButton() {
  return (
    <Button variant="primary" disabled icon={<WifiOff />}>
      {texts.offline.action}
    </Button>
  );
}
