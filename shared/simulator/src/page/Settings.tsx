import type { NativePlatform } from '@portal/contract/native';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Segmented } from '@portal/ui/Segmented';
import { SelectField } from '@portal/ui/SelectField';
import { TextField } from '@portal/ui/TextField';
import { useState } from 'react';
import { PLATFORMS } from '../readStart.ts';
import { BEHAVIOURS, type Behaviour } from '../simulatedApp.ts';
import { texts } from '../texts.ts';

interface SettingsProps {
  platform: NativePlatform;
  onPlatform: (platform: NativePlatform) => void;
  behaviour: Behaviour;
  onBehaviour: (behaviour: Behaviour) => void;
  /** The app path that is open at first. */
  path: string;
  onOpen: (path: string) => void;
}

/** Which application it is, how it behaves, and which page it opens. */
export function Settings(props: SettingsProps) {
  const { platform, onPlatform, behaviour, onBehaviour, onOpen } = props;
  const [path, setPath] = useState(props.path);
  return (
    <Card title={texts.platform}>
      <Segmented
        legend={texts.platform}
        options={PLATFORMS.map((value) => ({ value, label: texts.platforms[value] }))}
        value={platform}
        onChange={(value) => {
          const chosen = PLATFORMS.find((known) => known === value);
          if (chosen) onPlatform(chosen);
        }}
      />
      <SelectField
        label={texts.behaviour}
        options={BEHAVIOURS.map((value) => ({ value, label: texts.behaviours[value] }))}
        value={behaviour}
        onChange={(value) => {
          const chosen = BEHAVIOURS.find((known) => known === value);
          if (chosen) onBehaviour(chosen);
        }}
      />
      <TextField
        label={texts.address}
        value={path}
        onChange={setPath}
        prefix="/client"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button variant="secondary" onClick={() => onOpen(path.startsWith('/') ? path : `/${path}`)}>
        {texts.open}
      </Button>
    </Card>
  );
}
