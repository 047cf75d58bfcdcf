import { Button } from '@portal/ui/Button';
import { Dialog } from '@portal/ui/Dialog';
import { FieldError } from '@portal/ui/FieldError';
import { Switch } from '@portal/ui/Switch';
import { useId, useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { texts as words } from './texts.ts';

/**
 * A part of the portal, on or off, and its effect in a sentence. Where appointments are still to come, switching it off
 * says how many stay valid, and is kept once that was confirmed (SET-13).
 */
export function ModuleSwitch(props: {
  name: string;
  about: string;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}) {
  const { name, about, isOn, onSwitch } = props;
  const api = useSetupApi();
  const id = useId();
  /** Appointments to come, while switching off waits for an answer. */
  const [open, setOpen] = useState(0);
  const [isCounted, setIsCounted] = useState(true);
  const leave = () => setOpen(0);

  async function switchTo(on: boolean): Promise<void> {
    setIsCounted(true);
    if (on) return onSwitch(true);
    const counted = await api.openBookings().catch(() => null);
    if (counted === null) setIsCounted(false);
    else if (counted.count === 0) onSwitch(false);
    else setOpen(counted.count);
  }

  return (
    <>
      <Switch checked={isOn} description={about} onChange={switchTo}>
        {name}
      </Switch>
      {!isCounted && <FieldError field={id}>{words.notCounted}</FieldError>}
      {open > 0 && (
        <Dialog
          title={words.switchOffTitle(name)}
          kind="confirm"
          onClose={leave}
          actions={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  onSwitch(false);
                  leave();
                }}
              >
                {words.switchOff}
              </Button>
              <Button onClick={leave}>{words.keepOn}</Button>
            </>
          }
        >
          {words.stayValid(open)}
        </Dialog>
      )}
    </>
  );
}
