import { useParcel, usePortal } from '@portal/remote/usePortal';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { PageHeading } from '@portal/ui/PageHeading';
import { Stack } from '@portal/ui/Stack';
import { afterLogin } from '../../access/afterLogin.ts';
import { Welcome } from '../../access/Welcome.tsx';
import { texts } from '../../passkeys/texts.ts';
import { useMakePasskey } from '../../passkeys/useMakePasskey.ts';

/** `/chave-de-acesso`: offers a passkey after a login, on the way to where it leads (ACC-09). */
export default function PasskeyOfferPage() {
  const { navigation } = usePortal();
  const { location } = useParcel();
  const provider = useProvider();
  const make = useMakePasskey();
  const words = texts.offer;

  function goOn(): void {
    const next = afterLogin(location.search);
    if (next === null) navigation.back();
    else navigation.navigate(next, { replace: true });
  }

  async function create(): Promise<void> {
    if (await make.run()) goOn();
  }

  return (
    <Welcome>
      <PageHeading description={words.body(provider.name)}>{words.title}</PageHeading>
      <Stack gap="medium">
        <Button variant="primary" block loading={make.busy} onClick={create}>
          {words.create}
        </Button>
        <Button block onClick={goOn}>
          {words.notNow}
        </Button>
      </Stack>
    </Welcome>
  );
}
