// @vitest-environment happy-dom
import { createTestPortal, TestShell } from '@portal/remote/testPortal';
import { Activity } from '@portal/ui/icons/things/Activity';
import { Box } from '@portal/ui/icons/things/Box';
import { Car } from '@portal/ui/icons/vehicles/Car';
import { MonitorSmartphone } from '@portal/ui/icons/things/MonitorSmartphone';
import { Scissors } from '@portal/ui/icons/things/Scissors';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Welcome } from './Welcome.tsx';

afterEach(cleanup);

const patient = ['Consulta de seguimento', 'Sessão 4', 'Em tratamento'];

test.each([
  { vertical: 'auto', words: ['Peugeot 308 SW', '72-ZB-16', 'Em reparação'], Icon: Car },
  { vertical: 'TECH', words: ['Portátil 14"', 'SN 4471-A'], Icon: MonitorSmartphone },
  { vertical: 'barbershop', words: patient, Icon: Scissors },
  { vertical: 'ACCOUNTING', words: patient, Icon: Activity },
  { vertical: 'physio', words: patient, Icon: Activity },
  { vertical: 'other', words: ['O seu pedido', 'N.º 1042', 'Em curso'], Icon: Box },
])(
  'at a provider of the vertical $vertical the sample is of its kind, words and icon alike, whatever its icon set [SHL-02] [CFG-05] [C-89] [C-293]',
  ({ vertical, words, Icon }) => {
    for (const iconSet of ['DEFAULT', 'AUTO', 'TECH'] as const) {
      const { container } = render(
        <TestShell test={createTestPortal({ provider: { vertical, iconSet } })}>
          <Welcome>{null}</Welcome>
        </TestShell>,
      );
      for (const word of words) expect(container.textContent).toContain(word);
      const drawn = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
      expect(drawn).toContain(render(<Icon />).container.querySelector('svg')?.innerHTML);
      cleanup();
    }
  },
);
