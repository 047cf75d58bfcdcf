import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { appPath, BASE } from '../../address/appPath.ts';
import { homeOf } from '../../address/homeOf.ts';
import { pendingTarget } from '../../shell/session/pendingTarget.ts';
import { WELCOME_PATH } from '../../shell/startup/provider/welcomePath.ts';
import { useShell } from '../useShell.ts';
import { loginQuery } from './loginQuery.ts';

/** Whether the shell is on its way to another page, which the router has yet to learn. */
function isMoving(path: string): boolean {
  return (appPath(window.location.pathname) ?? '/') !== path;
}

/** The page is not for this mode: visitors log in first, customers go on to where they wanted. */
export function RedirectByMode({
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
  const isRoot = path === '/' || path === WELCOME_PATH;
  const moving = isMoving(path);
  useEffect(() => {
    if (moving) return;
    // The root is no wish: only what its query asks for is kept.
    if (!isVisitor) pendingTarget.forget();
    else if (!isRoot) pendingTarget.remember(path + search);
    else if (search !== '') pendingTarget.remember(homeOf('full') + search);
  }, [moving, isRoot, isVisitor, path, search]);
  if (moving) return null;
  const { mode } = session.current();
  if (isVisitor) return <Navigate replace to={BASE + homeOf('visitor') + loginQuery(search)} />;
  if (isRoot) return <Navigate replace to={BASE + homeOf(mode) + search} />;
  return <Navigate replace to={BASE + (wanted ?? homeOf(mode))} />;
}
