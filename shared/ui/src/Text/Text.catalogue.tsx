import type { CatalogueEntry } from '../catalogueEntry.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text, type TextProps } from './Text.tsx';

const sizes = [
  { size: 'display', text: 'Um orçamento aguarda a sua aprovação.' },
  { size: 'amount', text: '1 184,50\u00a0€' },
  { size: 'title', text: 'Trabalhos em curso' },
  { size: 'card', text: 'Renault Mégane Sport Tourer' },
  { size: 'body', text: 'As pastilhas da frente estão no limite e devem ser mudadas.' },
  { size: 'small', text: 'Entrega prevista para hoje, 17:30' },
  { size: 'caption', text: 'Auto Mirante, 09:52' },
] satisfies readonly (Pick<TextProps, 'size'> & { text: string })[];

const tones = [
  { tone: 'ink', text: 'Normal' },
  { tone: 'second', text: 'Secundário' },
  { tone: 'third', text: 'Terciário' },
  { tone: 'attention', text: 'Aguarda aprovação' },
  { tone: 'success', text: 'Pago' },
  { tone: 'danger', text: 'Recusado' },
] satisfies readonly (Pick<TextProps, 'tone'> & { text: string })[];

export default {
  title: 'Text',
  group: 'Fundamentos',
  states: [
    ...sizes.map(({ size, text }) => ({ title: size, element: <Text size={size}>{text}</Text> })),
    {
      title: 'Tons',
      element: (
        <Stack gap="small">
          {tones.map(({ tone, text }) => (
            <Text key={tone} tone={tone}>
              {text}
            </Text>
          ))}
        </Stack>
      ),
    },
    { title: 'Algarismos alinhados', element: <Text figures>10:06 · 482 917 306</Text> },
    {
      title: 'Texto sem espaços',
      element: <Text size="title">IMEI-356938035643809-356938035643817-356938035643825</Text>,
    },
  ],
} satisfies CatalogueEntry;
