import { useEffect } from 'react';
import { usePortal } from './usePortal.ts';

/** Names the page in the document title (SHL-08) once its data says what it shows. */
export function usePageTitle(title: string | null | undefined): void {
  const { navigation } = usePortal();
  useEffect(() => {
    if (title) navigation.setTitle(title);
  }, [navigation, title]);
}
