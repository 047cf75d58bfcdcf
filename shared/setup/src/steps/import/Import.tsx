import { useEffect, useRef } from 'react';
import { useQueryValue } from '../../frame/usePath.ts';
import { focusHeading } from './focusHeading.ts';
import { IMPORT_PARAMETER } from './importAddress.ts';
import { OneImport } from './one/OneImport.tsx';
import { StartImport } from './start/StartImport.tsx';

/** Customers, items, services and appointments of a file: sent, tried, taken and taken back (SET-23 to SET-25). */
export function Import() {
  const id = useQueryValue(IMPORT_PARAMETER);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== id) focusHeading();
    shown.current = id;
  }, [id]);
  return id === null ? <StartImport /> : <OneImport key={id} id={id} />;
}
