import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { OpenAtFirst } from '../overlay/ExamplePage.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { CookieSheet } from './CookieSheet.tsx';

function Consent({
  onDone,
  onClose,
  detailed: atFirst = false,
}: {
  onDone: () => void;
  onClose?: () => void;
  detailed?: boolean;
}) {
  const [detailed, setDetailed] = useState(atFirst);
  const [analytics, setAnalytics] = useState(true);
  if (!detailed) {
    return (
      <CookieSheet
        title="Cookies, em poucas palavras"
        onClose={onClose}
        actions={
          <>
            <Button onClick={() => setDetailed(true)}>Escolher</Button>
            <Button variant="primary" onClick={onDone}>
              Aceitar
            </Button>
          </>
        }
        foot={
          <TextLink standalone href="#politica">
            Política de privacidade
          </TextLink>
        }
      >
        <Text tone="second">Guardamos o necessário para o portal funcionar.</Text>
      </CookieSheet>
    );
  }
  return (
    <CookieSheet
      tall
      title="Escolher cookies"
      onClose={onClose}
      onBack={() => setDetailed(false)}
      actions={
        <Button variant="primary" block onClick={onDone}>
          Guardar escolha
        </Button>
      }
    >
      <Switch checked disabled description="Sessão e segurança.">
        Necessários
      </Switch>
      <Switch checked={analytics} onChange={setAnalytics} description="Páginas vistas, sem nome.">
        Estatística
      </Switch>
    </CookieSheet>
  );
}

export default {
  title: 'CookieSheet',
  group: 'Sobreposições',
  page: true,
  states: [
    {
      title: 'Curta',
      element: <OpenAtFirst>{(close) => <Consent onDone={close} />}</OpenAtFirst>,
    },
    {
      title: 'Detalhe',
      element: <OpenAtFirst>{(close) => <Consent onDone={close} detailed />}</OpenAtFirst>,
    },
    {
      title: 'Aberta outra vez',
      element: <OpenAtFirst>{(close) => <Consent onDone={close} onClose={close} />}</OpenAtFirst>,
    },
  ],
} satisfies CatalogueEntry;
