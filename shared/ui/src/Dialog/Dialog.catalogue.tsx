import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { OpenAtFirst } from '../overlay/ExamplePage.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import { LongExample, PhoneFormExample, StackedExample } from './PhoneFormExample.tsx';

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
                  <Button onClick={close}>Cancelar</Button>
                  <Button variant="primary" onClick={close}>
                    Aprovar orçamento
                  </Button>
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
                  <Button onClick={close}>Sair</Button>
                  <Button variant="primary" onClick={close}>
                    Continuar a editar
                  </Button>
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
      element: <OpenAtFirst>{(close) => <StackedExample onClose={close} />}</OpenAtFirst>,
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
      element: <OpenAtFirst>{(close) => <PhoneFormExample onClose={close} />}</OpenAtFirst>,
    },
    {
      title: 'Texto comprido',
      element: <OpenAtFirst>{(close) => <LongExample onClose={close} />}</OpenAtFirst>,
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
