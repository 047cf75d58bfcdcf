import { Button } from '../Button/Button.tsx';
import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Logo } from '../Header/Header.tsx';
import { HeldValue } from '../HeldValue.ts';
import { exampleLogo } from '../overlay/exampleLogo.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { StateBars } from '../StateBars/StateBars.tsx';
import { Text } from '../Text/Text.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const logo = (
  <Logo src={exampleLogo} name="Auto Mirante" href="#inicio" label="Auto Mirante, início" />
);

const form = (
  <>
    <PageHeading>Entre na sua conta</PageHeading>
    <HeldValue initial="">
      {(value, change) => <PhoneField label="Telemóvel" value={value} onChange={change} />}
    </HeldValue>
    <Button variant="primary" block>
      Entrar
    </Button>
  </>
);

export default {
  title: 'AuthLayout',
  group: 'Estrutura',
  page: true,
  states: [
    {
      title: 'Com amostra',
      element: (
        <main>
          <AuthLayout
            logo={logo}
            sample={
              <>
                <Text size="title">O seu serviço, passo a passo.</Text>
                <StateBars state={3} name="Em reparação" hero />
              </>
            }
            foot="Com tecnologia Portal do Cliente"
          >
            {form}
          </AuthLayout>
        </main>
      ),
    },
    {
      title: 'Simples',
      element: (
        <main>
          <AuthLayout logo={logo}>{form}</AuthLayout>
        </main>
      ),
    },
  ],
} satisfies CatalogueEntry;
