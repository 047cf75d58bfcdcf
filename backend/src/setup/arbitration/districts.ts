/** The districts of the mainland and both autonomous regions. */
export const DISTRICTS = [
  ...['Aveiro', 'Beja', 'Braga', 'Bragança', 'Castelo Branco', 'Coimbra', 'Évora', 'Faro'],
  ...['Guarda', 'Leiria', 'Lisboa', 'Portalegre', 'Porto', 'Santarém', 'Setúbal'],
  ...['Viana do Castelo', 'Vila Real', 'Viseu', 'Açores', 'Madeira'],
] as const;
export type District = (typeof DISTRICTS)[number];
