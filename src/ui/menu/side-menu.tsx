import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { css, styled } from 'styled-components';
import LogoutIcon from '~icons/solar/logout-2-linear';
import SettingsIcon from '~icons/solar/settings-minimalistic-linear';
import { preloadSettings, useOpenSettings } from '../appearance/open-settings';
import { Icon, type IconType } from '../kit/icon';
import { tooltip } from '../kit/overlays/tooltip';
import { Brand } from '../portal-context/brand';
import { useSignOut } from '../session/use-sign-out';
import { useText } from '../text/use-text';
import { isActive, type VisibleGroup } from './menu-entries';
import { MenuLink } from './menu-link';
import { MobileAccount } from './mobile-account';
import { EntryButton } from './side-menu.styles';
import { StoreCard } from './store-card';
import { useMenu } from './use-menu';
import { type PendingCounts, usePendingCounts } from './use-pending-counts';

const Column = styled.nav<{ $mini: boolean }>`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding: var(--space-12) var(--space-16) var(--space-20);
  overflow-x: clip;
  /* The logo and the name. */
  & > a {
    align-self: ${({ $mini }) => ($mini ? 'center' : 'flex-start')};
    margin-block: 4px calc(var(--space-16) + 4px);
    margin-inline: ${({ $mini }) => ($mini ? '0' : 'var(--space-12)')};
  }
`;
const Groups = styled.div`
  margin-block-start: var(--space-16);
  & > ul + h2 {
    margin-block-start: var(--space-16);
  }
`;
const GroupName = styled.h2`
  padding: var(--space-4) var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const Line = styled.hr`
  margin: var(--space-12) var(--space-8);
  border: 0;
  border-block-start: 1px solid var(--line);
`;
/* Beside the page, settings and log-out stay in view, however many pages the menu has. */
const footerInView = css`
  position: sticky;
  inset-block-end: 0;
  margin-block-end: calc(-1 * var(--space-20));
  padding-block-end: var(--space-20);
  background: var(--ground);
`;
const Footer = styled.div<{ $stays: boolean }>`
  margin-block-start: auto;
  padding-block-start: var(--space-8);
  ${({ $stays }) => $stays && footerInView}
`;

export interface SideMenuProps {
  /** Icons only, 88 px wide. */
  mini?: boolean | undefined;
  /** On a phone: shows at the bottom what does not fit into the header. */
  withAccount?: boolean | undefined;
  /** Called before another view opens over the page. */
  onLeave?: (() => void) | undefined;
}

/** The side menu: the pages that the signed-in user may open, by groups. */
export function SideMenu({ mini = false, withAccount = false, onLeave }: SideMenuProps) {
  const t = useText('shell');
  const groups = useMenu();
  const pendingCounts = usePendingCounts();
  return (
    <Column $mini={mini} aria-label={t('menu.label')} data-tour="menu">
      <Brand markOnly={mini} />
      <StoreCard mini={mini} />
      <Groups>
        {groups.map((group, index) => (
          <Fragment key={group.text ?? ''}>
            {mini && index > 0 && <Line />}
            <MenuGroupList group={group} pendingCounts={pendingCounts} mini={mini} />
          </Fragment>
        ))}
      </Groups>
      <Footer $stays={!withAccount}>
        {withAccount && <MobileAccount />}
        {!mini && <Line />}
        <MenuActions mini={mini} onLeave={onLeave} />
      </Footer>
    </Column>
  );
}

interface MenuGroupListProps {
  group: VisibleGroup;
  pendingCounts: PendingCounts;
  mini: boolean;
}

function MenuGroupList({ group: { text, entries }, pendingCounts, mini }: MenuGroupListProps) {
  const t = useText('shell');
  const { pathname } = useLocation();
  return (
    <>
      {text && !mini && <GroupName>{t(`menu.groups.${text}`)}</GroupName>}
      <ul {...(text && mini ? { 'aria-label': t(`menu.groups.${text}`) } : {})}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <MenuLink
              entry={entry}
              active={isActive(entry, pathname)}
              count={entry.pending ? pendingCounts[entry.pending] : 0}
              mini={mini}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The two entries that are not pages. */
function MenuActions({ mini, onLeave }: { mini: boolean; onLeave: (() => void) | undefined }) {
  const t = useText('shell');
  const openSettings = useOpenSettings();
  const signOut = useSignOut();
  return (
    <>
      <MenuAction
        icon={SettingsIcon}
        word={t('menu.settings')}
        mini={mini}
        onFocus={preloadSettings}
        onPointerEnter={preloadSettings}
        onClick={() => {
          onLeave?.();
          openSettings();
        }}
      />
      <MenuAction
        icon={LogoutIcon}
        mirrored
        word={t('menu.signOut')}
        mini={mini}
        onClick={signOut}
      />
    </>
  );
}

interface MenuActionProps {
  icon: IconType;
  mirrored?: boolean | undefined;
  word: string;
  mini: boolean;
  onClick: () => void;
  onFocus?: () => void;
  onPointerEnter?: () => void;
}

function MenuAction({ icon, mirrored, word, mini, ...handlers }: MenuActionProps) {
  return (
    <EntryButton
      type="button"
      $mini={mini}
      aria-label={mini ? word : undefined}
      {...tooltip(mini ? word : undefined, { repeatsName: true, beside: true })}
      {...handlers}
    >
      <Icon of={icon} mirrored={mirrored} />
      {!mini && word}
    </EntryButton>
  );
}
