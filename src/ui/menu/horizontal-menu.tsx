import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Icon } from '../kit/icon';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { HorizontalMenuLink, horizontalItemStyles } from './horizontal-menu.styles';
import { HorizontalMenuGroup } from './horizontal-menu-group';
import { toHorizontalItem } from './horizontal-menu-items';
import { isActive, type VisibleEntry } from './menu-entries';
import { LockedLink } from './menu-link';
import { PendingCount, useEntryLabel } from './pending-count';
import { useMenu } from './use-menu';
import { type PendingCounts, usePendingCounts } from './use-pending-counts';

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
  /* Words need the room. */
  ${media.below('wide')} {
    & > li > a > svg:first-child,
    & > li > div > button > svg:first-child {
      display: none;
    }
  }
`;
const Locked = styled.div`
  ${horizontalItemStyles}
`;

/** The menu of the horizontal layout: a bar under the header, with groups as drop-downs. */
export function HorizontalMenu() {
  const t = useText('shell');
  const groups = useMenu();
  const pendingCounts = usePendingCounts();
  return (
    <Bar aria-label={t('menu.label')} data-tour="menu">
      <Row>
        {groups.flatMap(toHorizontalItem).map((item) => (
          <li key={'to' in item ? item.to : item.text}>
            {'to' in item ? (
              <HorizontalMenuEntry entry={item} waiting={pendingCounts} />
            ) : (
              <HorizontalMenuGroup group={item} waiting={pendingCounts} />
            )}
          </li>
        ))}
      </Row>
    </Bar>
  );
}

function HorizontalMenuEntry({
  entry,
  waiting: pendingCounts,
}: {
  entry: VisibleEntry;
  waiting: PendingCounts;
}) {
  const t = useText('shell');
  const nameOf = useEntryLabel();
  const active = isActive(entry, useLocation().pathname);
  if (entry.locked) {
    return (
      <Locked>
        <LockedLink entry={entry} mini={false} />
      </Locked>
    );
  }
  return (
    <HorizontalMenuLink
      to={entry.to}
      aria-label={nameOf(entry, entry.pending ? pendingCounts[entry.pending] : 0)}
      {...(active ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon of={active ? entry.activeIcon : entry.icon} mirrored={entry.mirrored} />
      <span>{t(`menu.entries.${entry.text}`)}</span>
      {entry.pending && <PendingCount of={entry.pending} count={pendingCounts[entry.pending]} />}
    </HorizontalMenuLink>
  );
}
