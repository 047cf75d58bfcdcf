/** Gives older browsers the provider's colour, which newer ones derive from `--brand` in style sheets. */
export function provideBrand(brand: string | undefined): void {
  if (!brand || CSS.supports('color', 'color(from red srgb-linear r g b)')) return;
  // Without it the portal is black instead of coloured.
  import(/* webpackChunkName: "brand" */ './writeBrand.ts').then(
    ({ writeBrand }) => writeBrand(brand),
    () => undefined,
  );
}
