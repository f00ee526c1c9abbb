import { NavLink, useLocation } from 'react-router';
import { css, styled } from 'styled-components';
import LogoutIcon from '~icons/solar/logout-2-linear';
import { Counter } from '../../kit/counter';
import { Icon } from '../../kit/icon';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useSignOut } from '../../session/use-sign-out';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { Brand } from '../brand';
import { preloadPage } from '../pages';
import { usePermissions } from '../use-permissions';
import { type MenuEntry, visibleGroups } from './menu-entries';
import { StoreCard } from './store-card';
import { useOrdersToAccept } from './use-orders-to-accept';

const Column = styled.nav`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  padding: var(--space-12) var(--space-16) var(--space-20);
  overflow-y: auto;
`;
const Top = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-end: var(--space-16);
  padding-inline: var(--space-12);
`;
const Group = styled.div`
  margin-block-start: var(--space-16);
`;
const GroupName = styled.h2`
  padding: var(--space-4) var(--space-12);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;
const entryLook = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 36px;
  margin-block-end: 2px;
  padding: 4px var(--space-12);
  border-radius: var(--radius-control);
  color: var(--text-2);
  font: 500 var(--text-table) var(--font-body);
  &:hover {
    background: var(--hover);
    color: var(--on-press);
    text-decoration: none;
  }
  & > span:first-of-type {
    flex: 1;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;
const Entry = styled(NavLink)`
  ${entryLook}
  &[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
`;
const Deed = styled.button`
  ${entryLook}
`;
const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-24);
  & > hr {
    margin: 0 var(--space-12) var(--space-12);
    border: 0;
    border-block-start: 1px solid var(--line);
  }
`;

/** The side menu: what the signed-in user may open, by groups. */
export function SideMenu() {
  const t = useText('shell');
  const groups = visibleGroups(usePermissions());
  const signOut = useSignOut();
  return (
    <Column aria-label={t('menu.label')}>
      <Top>
        <Brand />
      </Top>
      <StoreCard />
      <div>
        {groups.map(({ text, entries }) => (
          <Group key={text}>
            <GroupName>{t(`menu.${text}`)}</GroupName>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <MenuLink entry={entry} />
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </div>
      <Foot>
        <hr />
        <Deed type="button" onClick={signOut}>
          <Icon of={LogoutIcon} mirrored />
          <span>{t('menu.signOut')}</span>
        </Deed>
      </Foot>
    </Column>
  );
}

function MenuLink({ entry }: { entry: MenuEntry }) {
  const t = useText('shell');
  const { pathname } = useLocation();
  const active = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  const preload = () => preloadPage(entry.to);
  return (
    <Entry to={entry.to} onPointerEnter={preload} onFocus={preload}>
      <Icon of={active ? entry.activeIcon : entry.icon} />
      <span>{t(`menu.${entry.text}`)}</span>
      {entry.waiting && <OrdersToAccept />}
    </Entry>
  );
}

/** How many orders wait to be accepted; nothing while it isn't known. */
function OrdersToAccept() {
  const t = useText('shell');
  const { number } = useFormat();
  const count = useOrdersToAccept();
  if (!count) return null;
  return (
    <>
      <Counter $tone="warning" aria-hidden="true">
        {number(count)}
      </Counter>
      <VisuallyHidden>{t('menu.ordersToAccept', { count })}</VisuallyHidden>
    </>
  );
}
