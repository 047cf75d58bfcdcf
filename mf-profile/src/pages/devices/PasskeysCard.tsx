import { createPasskeysApi } from '@portal/api/account/passkey';
import { useQuery, useQueryClient } from '@portal/remote/query';
import { useApi } from '@portal/remote/useApi';
import { usePortal } from '@portal/remote/usePortal';
import { useProvider } from '@portal/remote/useProvider';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { ErrorState } from '@portal/ui/ErrorState';
import { List } from '@portal/ui/ListRow';
import { Row } from '@portal/ui/Stack';
import { Text } from '@portal/ui/Text';
import { useEffect, useRef, useState } from 'react';
import { canMakePasskey } from '../../passkeys/canMakePasskey.ts';
import { texts } from '../../passkeys/texts.ts';
import { useMakePasskey } from '../../passkeys/useMakePasskey.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import { passkeysKey } from './passkeysKey.ts';
import { useRemovePasskey } from './useRemovePasskey.ts';

/** The person's passkeys at this provider, with the way to make and to remove one (ACC-10). Absent where there can be none. */
export function PasskeysCard() {
  const { native } = usePortal();
  const provider = useProvider();
  const passkeys = useApi(createPasskeysApi);
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const make = useMakePasskey();
  const remove = useRemovePasskey(() => title.current?.focus());
  const [canMake, setCanMake] = useState(false);
  const found = useQuery({ queryKey: passkeysKey, queryFn: () => passkeys.list() });

  useEffect(() => {
    let isGone = false;
    void canMakePasskey(native.platform).then((can) => {
      if (!isGone) setCanMake(can);
    });
    return () => {
      isGone = true;
    };
  }, [native.platform]);

  async function create(): Promise<void> {
    if (await make.run()) await queryClient.invalidateQueries({ queryKey: passkeysKey });
  }

  const all = found.data?.passkeys ?? [];
  const offersMaking = canMake && found.data?.available === true;
  if (!found.isError && all.length === 0 && !offersMaking) return null;
  return (
    <Card title={texts.title} titleId="passkeys" titleRef={title}>
      {found.isError ? (
        <ErrorState title={texts.loadFailed} onRetry={() => found.refetch()} />
      ) : (
        <>
          <Text tone="second">{texts.purpose(provider.name)}</Text>
          {all.length > 0 && (
            <List>
              {all.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  onRemove={() => remove.run(passkey)}
                />
              ))}
            </List>
          )}
          {offersMaking && (
            <Row>
              <Button loading={make.busy} onClick={create}>
                {texts.offer.create}
              </Button>
            </Row>
          )}
          <Text size="small" tone="second">
            {texts.stays}
          </Text>
        </>
      )}
    </Card>
  );
}
