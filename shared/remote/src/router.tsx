/**
 * The part of react-router that shell and remotes share.
 *
 * This module is itself a key of the share scope, so that a page downloads one router:
 * sharing the whole library would turn tree shaking off. Import the router from here and
 * never from react-router-dom, inside this package too.
 */
export {
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
