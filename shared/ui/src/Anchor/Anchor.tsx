import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';

/** Takes the customer to an address of the portal without loading the page again. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | undefined>(undefined);

/** Gives every link below it the shell's navigation. Without it links are ordinary links. */
export function NavigateProvider({
  navigate,
  children,
}: {
  navigate: Navigate;
  children: ReactNode;
}) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link: inside the portal it navigates through the shell, elsewhere it is the browser's. */
export function Anchor({ href, onClick, ...rest }: AnchorProps) {
  const navigate = use(NavigateContext);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const inPortal = href.startsWith('/') && !href.startsWith('//');
        if (
          navigate &&
          inPortal &&
          !rest.target &&
          !rest.download &&
          !event.defaultPrevented &&
          isPlainClick(event)
        ) {
          event.preventDefault();
          navigate(href);
        }
      }}
    />
  );
}
