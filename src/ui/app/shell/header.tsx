import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import MenuIcon from '~icons/solar/hamburger-menu-linear';
import { SettingsButton } from '../../appearance/settings-button';
import { IconButton } from '../../kit/icon-button';
import { NotificationsBell } from '../../notifications/notifications-bell';
import { LanguageSwitch } from '../../portal-context/language-switch';
import { usePageHandle } from '../../portal-context/page-handle';
import { usePalette } from '../../portal-context/palette-context';
import { AccountMenu } from '../../session/account-menu';
import { useText } from '../../text/use-text';
import { below, breakpoints, media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { HeaderSearch } from './header-search';
import { HorizontalBrand } from './layouts';

const Top = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  background: color-mix(in srgb, var(--ground) 92%, transparent);
  backdrop-filter: blur(6px);
  ${media.below('desktop')} {
    border-block-end: 1px solid var(--line);
    background: var(--paper);
  }
  /* A record has a head of its own. */
  ${media.below('phone')} {
    :root:has([data-record-head]) & {
      display: none;
    }
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--header);
  /* Search at the start, the rest at the end. */
  & > [data-search] {
    margin-inline-end: auto;
  }
  padding-inline: var(--page-padding);
  ${media.below('desktop')} {
    padding-inline: var(--space-8) var(--space-16);
  }
  ${media.below('phone')} {
    gap: 2px;
    padding-inline: var(--page-padding) var(--space-8);
    /* The button of the page's other actions. */
    :root:has(button[data-at-top]) & {
      padding-inline-end: calc(var(--space-8) + 46px);
    }
  }
  @media (min-width: ${breakpoints.desktop}px) {
    :root[data-layout='horizontal'] & {
      max-inline-size: calc(var(--content) + 2 * var(--page-padding));
      margin-inline: auto;
    }
    :root[data-layout='horizontal'][data-stretch='on'] & {
      max-inline-size: none;
    }
  }
`;
const Title = styled.p`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: var(--space-4);
  font: var(--weight-head) var(--text-h2) var(--font-head);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export interface HeaderProps {
  /** Opens the menu; given where the menu is not visible. */
  onMenu?: (() => void) | undefined;
  /** The horizontal menu, below the row. */
  children?: ReactNode;
}

/**
 * Search, language, settings, notifications and the account; in narrow windows also the menu
 * button, and on a phone, whose menu is in the bar at its foot, only the title, search and
 * notifications.
 */
export function Header({ onMenu, children }: HeaderProps) {
  const phone = useMediaQuery(below('phone'));
  const palette = usePalette();
  return (
    <Top>
      <Row>
        {onMenu && !phone && <MenuButton onMenu={onMenu} />}
        {onMenu && <PageTitle />}
        <HorizontalBrand />
        {palette && <HeaderSearch palette={palette} compact={onMenu !== undefined} />}
        {!phone && (
          <>
            <LanguageSwitch compact={onMenu !== undefined} />
            <SettingsButton />
          </>
        )}
        <NotificationsBell />
        {!phone && <AccountMenu />}
      </Row>
      {children}
    </Top>
  );
}

function MenuButton({ onMenu }: { onMenu: () => void }) {
  const t = useText('shell');
  return (
    <IconButton
      icon={MenuIcon}
      label={t('menu.open')}
      iconMirrored
      aria-haspopup="dialog"
      onClick={onMenu}
    />
  );
}

function PageTitle() {
  const t = useText('shell');
  const handle = usePageHandle();
  return <Title aria-hidden="true">{handle && t(`titles.${handle.title}`)}</Title>;
}
