import { styled } from 'styled-components';
import MenuIcon from '~icons/solar/hamburger-menu-linear';
import { IconButton } from '../../kit/icon-button';
import { AccountMenu } from '../../session/account-menu';
import { LanguageSwitch } from '../../text/language-switch';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { usePageHandle } from '../page-handle';
import { HeaderSearch } from './header-search';
import { ModeToggle } from './mode-toggle';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-8);
  min-block-size: var(--header);
  padding-inline: var(--page-padding);
  background: color-mix(in srgb, var(--ground) 92%, transparent);
  backdrop-filter: blur(6px);
  ${media.below('desktop')} {
    padding-inline: var(--space-8) var(--space-16);
    border-block-end: 1px solid var(--line);
    background: var(--paper);
  }
  ${media.below('phone')} {
    gap: 2px;
  }
`;
const Title = styled.p`
  flex: 1;
  min-inline-size: 0;
  padding-inline-start: var(--space-4);
  font: var(--weight-head) var(--text-h2) var(--font-head);
  text-wrap: balance;
`;

export interface HeaderProps {
  /** Opens the menu; given where the menu isn't in sight. */
  onMenu?: (() => void) | undefined;
}

/** Language, light or dark, and the account; on narrow windows also the way to the menu. */
export function Header({ onMenu }: HeaderProps) {
  const t = useText('shell');
  const handle = usePageHandle();
  return (
    <Bar>
      {onMenu && (
        <>
          <IconButton icon={MenuIcon} label={t('menu.open')} iconMirrored onClick={onMenu} />
          <Title aria-hidden="true">{handle && t(`titles.${handle.title}`)}</Title>
        </>
      )}
      <HeaderSearch compact={onMenu !== undefined} />
      <LanguageSwitch compact={onMenu !== undefined} />
      <ModeToggle />
      <AccountMenu />
    </Bar>
  );
}
