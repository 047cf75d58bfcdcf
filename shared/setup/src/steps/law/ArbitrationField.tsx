import { useQuery } from '@portal/remote/query';
import { Banner } from '@portal/ui/Banner';
import { SelectField } from '@portal/ui/SelectField';
import { Text } from '@portal/ui/Text';
import { TextField } from '@portal/ui/TextField';
import { TextLink } from '@portal/ui/TextLink';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts } from './texts.ts';

const OWN = 'own';

/** Who settles disputes: one of the list, that of the district first, or another one that is written (SET-08, C-785). */
export function ArbitrationField() {
  const api = useSetupApi();
  const { id, value, error, choose, change, leave } = useDraftField('legal', 'arbitration');
  const { data } = useQuery({ queryKey: ['arbitration'], queryFn: () => api.arbitration() });
  const offered = data?.offered ?? [];
  const listed = offered.find(({ name }) => name === value?.name);
  const [writes, setWrites] = useState(false);
  const isOwn = writes || (value !== null && listed === undefined && data !== undefined);
  const options = [
    ...offered.map(({ name }) => ({ value: name, label: name })),
    { value: OWN, label: texts.otherArbitration },
  ];
  const write = (part: { name?: string; url?: string }) =>
    change({ name: value?.name ?? '', url: value?.url ?? '', ...part });
  return (
    <>
      <SelectField
        id={id}
        label={texts.arbitration}
        optional
        placeholder={texts.noArbitration}
        options={options}
        value={isOwn ? OWN : (value?.name ?? '')}
        error={isOwn ? null : error}
        onChange={(name) => {
          setWrites(name === OWN);
          const chosen = offered.find((one) => one.name === name);
          if (name !== OWN) choose(chosen ? { name: chosen.name, url: chosen.url } : null);
        }}
      />
      {!isOwn && listed !== undefined && (
        <Text tone="second" size="small">
          {texts.listedSite}
          <TextLink href={listed.url} target="_blank">
            {new URL(listed.url).host}
          </TextLink>
        </Text>
      )}
      {!isOwn && listed?.doubt != null && <Banner tone="attention">{listed.doubt}</Banner>}
      {isOwn && (
        <>
          <TextField
            label={texts.arbitrationName}
            value={value?.name ?? ''}
            onChange={(name) => write({ name })}
            onLeave={() => value !== null && value.url !== '' && leave()}
          />
          <TextField
            label={texts.arbitrationSite}
            type="url"
            value={value?.url ?? ''}
            error={error}
            onChange={(url) => write({ url })}
            onLeave={leave}
          />
        </>
      )}
    </>
  );
}
