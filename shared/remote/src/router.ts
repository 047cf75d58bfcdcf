/**
 * The part of react-router that shell and remotes share.
 *
 * This module is itself a key of the share scope, so that a page downloads one router:
 * sharing the whole library would turn tree shaking off. Import the router from here and
 * never from react-router-dom, inside this package too. Every name is downloaded by every
 * customer: links are drawn by `@portal/ui/Anchor`, and which page an address shows is
 * decided by `remote.json`, so `Link` and `Routes` are not among them.
 */
export {
  createSearchParams,
  generatePath,
  matchPath,
  Navigate,
  Router,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
