import { brandTokens } from '@portal/ui/brandTokens';

/**
 * Writes the shades of the provider's colour for browsers that cannot derive them in style sheets (Chrome before 119,
 * Safari before 16.4, Firefox before 128), and again when the device turns dark or light.
 */
export function writeBrand(brand: string): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const write = () => {
    const tokens = brandTokens(brand, dark.matches ? 'dark' : 'light');
    for (const [name, value] of Object.entries(tokens)) {
      document.documentElement.style.setProperty(name, value);
    }
  };
  dark.addEventListener('change', write);
  write();
}
