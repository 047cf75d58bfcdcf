import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { BASE, homeOf } from '../modes/modeOf.ts';
import { pendingTarget } from '../session/pendingTarget.ts';
import { useShell } from '../useShell.ts';
import { loginQuery } from './loginQuery.ts';

/** The page is not for this mode: visitors log in first, customers go on to where they wanted. */
export function Elsewhere({
  path,
  search,
  isVisitor,
}: {
  path: string;
  search: string;
  isVisitor: boolean;
}) {
  const { session } = useShell();
  const [wanted] = useState(pendingTarget.read);
  useEffect(() => {
    // The root is no wish: only what its query asks for is kept.
    if (!isVisitor) pendingTarget.forget();
    else if (path !== '/') pendingTarget.remember(path + search);
    else if (search !== '') pendingTarget.remember(homeOf('full') + search);
  }, [isVisitor, path, search]);
  const { mode } = session.current();
  if (isVisitor) return <Navigate replace to={BASE + homeOf('visitor') + loginQuery(search)} />;
  if (path === '/') return <Navigate replace to={BASE + homeOf(mode) + search} />;
  return <Navigate replace to={BASE + (wanted ?? homeOf(mode))} />;
}
