import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { Send } from '@portal/ui/icons/messages/Send';
import { TextAreaField } from '@portal/ui/TextAreaField';
import { useState } from 'react';
import { texts } from '../texts.ts';

const EXAMPLE = '{ "portal": 1, "type": "back", "id": "teste-1", "payload": {} }';

/** Any text at all to the portal, to see how it takes it. */
export function RawMessage({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState(EXAMPLE);
  return (
    <Card title={texts.raw}>
      <TextAreaField
        label={texts.raw}
        labelHidden
        hint={texts.rawHint}
        value={text}
        onChange={setText}
        rows={4}
      />
      <Button size="small" variant="secondary" icon={<Send />} onClick={() => onSend(text)}>
        {texts.send}
      </Button>
    </Card>
  );
}
