import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { OpenAtFirst } from '../overlay/ExamplePage.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

/** A dialog that asks before it closes what was asked before. */
function Stacked({ onClose }: { onClose: () => void }) {
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
              <Button variant="danger" onClick={onClose}>
                Cancelar marcação
              </Button>
              <Button onClick={() => setAsks(false)}>Manter</Button>
            </>
          }
        >
          A hora fica livre para outra pessoa.
        </Dialog>
      )}
    </>
  );
}

function PhoneForm({ onClose }: { onClose: () => void }) {
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

const policy = Array.from(
  { length: 14 },
  (_, index) =>
    `${index + 1}. Os dados desta marcação são guardados durante dez anos e servem apenas para lhe prestar o serviço que pediu.`,
);

export default {
  title: 'Dialog',
  group: 'Sobreposições',
  page: true,
  states: [
    {
      title: 'Informação',
      element: (
        <OpenAtFirst>
          {(close) => (
            <Dialog
              title="Concluído!"
              onClose={close}
              actions={
                <Button variant="primary" block onClick={close}>
                  OK
                </Button>
              }
            >
              O seu ficheiro foi enviado à oficina.
            </Dialog>
          )}
        </OpenAtFirst>
      ),
    },
    {
      title: 'Confirmação com valor',
      element: (
        <OpenAtFirst>
          {(close) => (
            <Dialog
              title="Aprovar este orçamento?"
              kind="confirm"
              onClose={close}
              actions={
                <>
                  <Button variant="primary" onClick={close}>
                    Aprovar orçamento
                  </Button>
                  <Button onClick={close}>Cancelar</Button>
                </>
              }
            >
              <Text size="amount" figures>
                184,50 €
              </Text>
              A oficina começa logo que aprovar.
            </Dialog>
          )}
        </OpenAtFirst>
      ),
    },
    {
      title: 'Aviso',
      element: (
        <OpenAtFirst>
          {(close) => (
            <Dialog
              title="Sair sem guardar?"
              kind="warn"
              onClose={close}
              actions={
                <>
                  <Button variant="primary" onClick={close}>
                    Continuar a editar
                  </Button>
                  <Button onClick={close}>Sair</Button>
                </>
              }
            >
              As alterações ao perfil perdem-se.
            </Dialog>
          )}
        </OpenAtFirst>
      ),
    },
    {
      title: 'Sem volta, sobre outro',
      element: <OpenAtFirst>{(close) => <Stacked onClose={close} />}</OpenAtFirst>,
    },
    {
      title: 'Sucesso',
      element: (
        <OpenAtFirst>
          {(close) => (
            <Dialog
              title="Pagamento recebido"
              kind="success"
              onClose={close}
              actions={
                <Button variant="primary" block onClick={close}>
                  Ver marcação
                </Button>
              }
            >
              Enviámos o recibo para o seu e-mail.
            </Dialog>
          )}
        </OpenAtFirst>
      ),
    },
    {
      title: 'Formulário',
      element: <OpenAtFirst>{(close) => <PhoneForm onClose={close} />}</OpenAtFirst>,
    },
    {
      title: 'Texto comprido',
      element: (
        <OpenAtFirst>
          {(close) => (
            <Dialog
              title="Política de privacidade"
              kind="plain"
              wide
              closable
              onClose={close}
              actions={<Button onClick={close}>Fechar</Button>}
            >
              {policy.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Dialog>
          )}
        </OpenAtFirst>
      ),
    },
    {
      title: 'Só com resposta',
      element: (
        <OpenAtFirst>
          {(close) => (
            <Dialog
              title="A sessão terminou"
              actions={
                <Button variant="primary" block onClick={close}>
                  Entrar de novo
                </Button>
              }
            >
              Por segurança, entre outra vez.
            </Dialog>
          )}
        </OpenAtFirst>
      ),
    },
  ],
} satisfies CatalogueEntry;
