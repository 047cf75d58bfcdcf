import { useQuery } from '@portal/remote/query';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { useSetupApi } from '../../calls/useSetupApi.ts';
import { useDraftField } from '../../draft/useDraftField.ts';
import { texts } from './texts.ts';

const OWN = 'own';

/** Who settles disputes: one of the list, that of the district first, or another one that is written (SET-08). */
export function ArbitrationField() {
  const api = useSetupApi();
  const { id, value, error, choose, change, leave } = useDraftField('legal', 'arbitration');
  const { data } = useQuery({ queryKey: ['arbitration'], queryFn: () => api.arbitration() });
  const offered = data?.offered ?? [];
  const isListed = offered.some(({ name }) => name === value?.name);
  const [writes, setWrites] = useState(false);
  const isOwn = writes || (value !== null && !isListed && data !== undefined);
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
          if (name !== OWN) choose(offered.find((one) => one.name === name) ?? null);
        }}
      />
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
