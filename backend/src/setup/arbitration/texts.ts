/** What the arbitration entities of a provider say to its owner while they are chosen (SET-08). */
export const texts = {
  carsDoubt:
    'A extinção do CASA foi decidida em 2024. Antes de o indicar, confirme que ainda aceita reclamações.',
};
