/** Every text of the catalogue page itself. */
export const texts = {
  title: 'Catálogo de componentes',
  components: 'Componentes',
  settings: 'Aspeto',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro' },
  brand: 'Cor da marca',
  otherBrand: 'Outra cor',
  width: 'Largura',
  widths: { '320': '320', '390': '390', full: 'Toda' },
  text: 'Texto',
  textSizes: { '100': '100 %', '200': '200 %' },
  state: 'Estado',
  preview: (component: string) => `${component}, pré-visualização`,
  alone: 'Abrir numa página própria',
  unknown: (component: string) => `Não há nenhum componente com o nome «${component}».`,
};
