import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../../kit/icon';
import { useText } from '../../text/use-text';
import { usePreload } from '../route-table';
import { BarGroup } from './bar-group';
import { inBar } from './bar-items';
import { BarLink, barItem } from './bar-look';
import { isActive, type ShownEntry } from './menu-entries';
import { LockedLink } from './menu-link';
import { useMenu } from './use-menu';
import { useWaiting, type WaitingCounts } from './use-waiting';
import { useEntryName, WaitingFigure } from './waiting-figure';

const Bar = styled.nav`
  border-block: 1px solid var(--line);
  background: var(--paper);
`;
const Row = styled.ul`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  block-size: calc(var(--nav-bar) - 2px);
  max-inline-size: calc(var(--content) + 2 * var(--page-padding));
  margin-inline: auto;
  /* The first icon stands under the logo, its plate reaches out of the content's edge. */
  padding-inline: calc(var(--page-padding) - 10px);
  :root[data-stretch='on'] & {
    max-inline-size: none;
  }
`;
const Locked = styled.div`
  ${barItem}
`;

/** The menu of the horizontal layout: a bar under the header, groups as drop-downs. */
export function BarMenu() {
  const t = useText('shell');
  const groups = useMenu();
  const waiting = useWaiting();
  return (
    <Bar aria-label={t('menu.label')} data-tour="menu">
      <Row>
        {groups.flatMap(inBar).map((item) => (
          <li key={'to' in item ? item.to : item.text}>
            {'to' in item ? (
              <BarEntry entry={item} waiting={waiting} />
            ) : (
              <BarGroup group={item} waiting={waiting} />
            )}
          </li>
        ))}
      </Row>
    </Bar>
  );
}

function BarEntry({ entry, waiting }: { entry: ShownEntry; waiting: WaitingCounts }) {
  const t = useText('shell');
  const preload = usePreload();
  const nameOf = useEntryName();
  const active = isActive(entry, useLocation().pathname);
  if (entry.locked) {
    return (
      <Locked>
        <LockedLink entry={entry} mini={false} />
      </Locked>
    );
  }
  return (
    <BarLink
      to={entry.to}
      aria-label={nameOf(entry, entry.waiting ? waiting[entry.waiting] : 0)}
      {...(active ? { 'aria-current': 'page' as const } : {})}
      {...preload(entry.to)}
    >
      <Icon of={active ? entry.activeIcon : entry.icon} mirrored={entry.mirrored} />
      <span>{t(`menu.entries.${entry.text}`)}</span>
      {entry.waiting && <WaitingFigure of={entry.waiting} count={waiting[entry.waiting]} />}
    </BarLink>
  );
}
