import { SCROLL_SHADOW_PX } from '@portal/domain/limits';
import { useState, type ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor.tsx';
import { BadgeAnchor } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowLeft } from '../icons/arrows/ArrowLeft.ts';
import { Bell } from '../icons/messages/Bell.ts';
import { texts as common } from '../texts.ts';
import { texts } from './texts.ts';
import { useScrolledPast } from '../useScrolledPast/useScrolledPast.ts';
import styles from './Header.module.css';

/** A name of more characters is drawn smaller. */
const LONG_NAME = 24;

export interface LogoProps {
  src?: string | null;
  /** The provider's name: spoken, and drawn when there is no picture. */
  name: string;
  href: string;
  /** «Auto Mirante, início» */
  label: string;
}

/** The provider's mark, or its name where there is none or it does not load. In dark mode it sits on a white plate. */
export function Logo({ src, name, href, label }: LogoProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Anchor className={styles.logo} href={href} aria-label={label}>
      {src && src !== broken ? (
        <img src={src} alt="" height={30} onError={() => setBroken(src)} />
      ) : (
        <span className={styles.wordmark} data-long={name.length > LONG_NAME || undefined}>
          {name}
        </span>
      )}
    </Anchor>
  );
}

export interface HeaderProps {
  logo: LogoProps;
  /** A page under another: an arrow in the place of the logo's margin. */
  back?: { href?: string; onClick?: () => void; label?: string };
  /** Beside the arrow; desktop only, unless it has a `subtitle`. */
  title?: string;
  /** A page for one decision: title and this line take the place of the logo at every width. */
  subtitle?: string;
  /** The sidebar already shows the logo on desktop. */
  hideLogoOnDesktop?: boolean;
  /** Buttons at the right. */
  children?: ReactNode;
}

/**
 * The bar at the top: logo, way back, what can always be reached. It casts a shadow over a
 * page that is scrolled (LIM-06).
 */
export function Header(props: HeaderProps) {
  const { logo, back, title, subtitle, hideLogoOnDesktop, children } = props;
  const isOver = useScrolledPast(SCROLL_SHADOW_PX);
  return (
    <header
      className={styles.header}
      data-over={isOver || undefined}
      data-logo={hideLogoOnDesktop ? 'mobile' : undefined}
      data-decision={subtitle === undefined ? undefined : true}
    >
      {back && (
        <IconButton
          className={styles.back}
          label={back.label ?? common.back}
          icon={<ArrowLeft />}
          href={back.href}
          onClick={back.onClick}
        />
      )}
      {title && (
        <p className={styles.title}>
          {title}
          {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
        </p>
      )}
      {subtitle === undefined && <Logo {...logo} />}
      <div className={styles.end}>{children}</div>
    </header>
  );
}

/** The bell, with how many are unread. */
export function BellButton({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <IconButton
      label={texts.notifications(count)}
      icon={
        <BadgeAnchor count={count}>
          <Bell />
        </BadgeAnchor>
      }
      onClick={onClick}
    />
  );
}

/** First thing in the tab order. */
export function SkipLink({ href }: { href: string }) {
  return (
    <a className={styles.skip} href={href}>
      {texts.skipToContent}
    </a>
  );
}
