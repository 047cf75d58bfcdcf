import type { LineFilter } from '@portal/api/provider/providerImport';
import { importLinesAddress } from '@portal/api/setup/createSetupImportsApi';
import type { SetupImport } from '@portal/api/setup/setupImport';
import { Button } from '@portal/ui/Button';
import { Card } from '@portal/ui/Card';
import { FileButton } from '@portal/ui/FileButton';
import { Download } from '@portal/ui/icons/documents/Download';
import { Upload } from '@portal/ui/icons/documents/Upload';
import { Row } from '@portal/ui/Stack';
import { Tabs } from '@portal/ui/Tabs';
import { useState } from 'react';
import { fileNameOf } from '../fileNameOf.ts';
import { ACCEPTED_CSV } from '../start/acceptedCsv.ts';
import { SendRefusal } from '../start/SendRefusal.tsx';
import { useSendFile } from '../start/useSendFile.ts';
import { texts as common } from '../texts.ts';
import { Counts } from './Counts.tsx';
import { LineList } from './LineList.tsx';
import { texts } from './texts.ts';

interface Tab {
  id: keyof typeof texts.tabs;
  count: number;
  filter: LineFilter;
}

const PREFIX = 'linhas';

/** What becomes, or became, of the lines: those that are left out first, as a list and as a file (SET-24). */
export function ReportCard({ shown }: { shown: SetupImport }) {
  const { id, kind, state, counts, kept, lines } = shown;
  const [asked, setAsked] = useState<string | null>(null);
  const sending = useSendFile(kind);
  const isUndone = state === 'undone';
  const all: readonly Tab[] = [
    { id: 'kept', count: kept, filter: { undoing: 'kept' } },
    { id: 'refused', count: isUndone ? 0 : counts.recusada, filter: { outcome: 'recusada' } },
    { id: 'all', count: lines, filter: {} },
  ];
  const tabs = all.filter(({ count }) => count > 0);
  const tab = tabs.find((one) => one.id === asked) ?? tabs[0];
  if (tab === undefined) return null;
  const title = state === 'checked' ? texts.reportOf.checked : texts.reportOf.done;
  return (
    <Card title={title(fileNameOf(shown))}>
      {!isUndone && <Counts shown={shown} />}
      {tabs.length > 1 && (
        <Tabs
          look="boxed"
          label={texts.which}
          idPrefix={PREFIX}
          tabs={tabs.map((one) => ({ id: one.id, title: texts.tabs[one.id](one.count) }))}
          selected={tab.id}
          onSelect={setAsked}
        />
      )}
      <div
        id={`${PREFIX}-panel-${tab.id}`}
        role={tabs.length > 1 ? 'tabpanel' : undefined}
        aria-labelledby={tabs.length > 1 ? `${PREFIX}-tab-${tab.id}` : undefined}
      >
        <LineList key={`${tab.id} ${state} ${shown.forget_at}`} shown={shown} filter={tab.filter} />
      </div>
      <Row gap="small">
        <Button size="small" icon={<Download />} href={importLinesAddress(id, tab.filter)} download>
          {texts.download(tab.count)}
        </Button>
        <FileButton
          size="small"
          variant="ghost"
          accept={ACCEPTED_CSV}
          icon={<Upload />}
          loading={sending.busy}
          loadingText={common.sending(sending.name)}
          onChoose={([file]) => void sending.choose(file)}
        >
          {texts.sendCorrected}
        </FileButton>
      </Row>
      <SendRefusal {...sending} />
    </Card>
  );
}
