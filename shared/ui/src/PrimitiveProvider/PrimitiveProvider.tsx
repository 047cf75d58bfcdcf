import { useInsertionEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import './PrimitiveProvider.module.css';

/** The library adds a `<style>` to the document unless an element with this id is there. */
const STYLE_ID = 'react-aria-pressable-style';

/**
 * Surrounds everything that stands on the primitive library. Portuguese whatever the browser
 * speaks: the build holds no other strings. The one rule that the library would inject, which the
 * content security policy refuses, stands in the style sheet instead.
 */
export function PrimitiveProvider({ children }: { children: ReactNode }) {
  useInsertionEffect(() => {
    if (document.getElementById(STYLE_ID)) return;
    const holder = document.createElement('meta');
    holder.id = STYLE_ID;
    document.head.append(holder);
  }, []);
  return <I18nProvider locale="pt-PT">{children}</I18nProvider>;
}
