import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

/** A dialog that asks before it closes what was asked before. */
export function StackedExample({ onClose }: { onClose: () => void }) {
  const [asks, setAsks] = useState(true);
  return (
    <>
      <Dialog
        title="Alterar a marcação"
        kind="plain"
        closable
        onClose={() => setAsks(true)}
        actions={<Button onClick={() => setAsks(true)}>Cancelar marcação</Button>}
      >
        <Text>Terça-feira, 14 de julho, às 16:30.</Text>
      </Dialog>
      {asks && (
        <Dialog
          title="Cancelar esta marcação?"
          kind="danger"
          onClose={() => setAsks(false)}
          actions={
            <>
              <Button onClick={() => setAsks(false)}>Manter</Button>
              <Button variant="danger" onClick={onClose}>
                Cancelar marcação
              </Button>
            </>
          }
        >
          A hora fica livre para outra pessoa.
        </Dialog>
      )}
    </>
  );
}

export function PhoneFormExample({ onClose }: { onClose: () => void }) {
  const [digits, setDigits] = useState('');
  return (
    <Dialog
      title="Telefone de contacto"
      kind="plain"
      start="field"
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onClick={onClose}>
            Guardar
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </>
      }
    >
      <Text>Para o avisarmos quando o serviço estiver pronto.</Text>
      <PhoneField label="Telefone" value={digits} onChange={setDigits} />
    </Dialog>
  );
}

const paragraphs = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. Os dados desta marcação são guardados durante dez anos e servem apenas para lhe prestar o serviço que pediu.`,
);

/** More text than a window holds. */
export function LongExample({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Política de privacidade"
      kind="plain"
      wide
      closable
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Dialog>
  );
}
