import { Link, useLocation } from 'react-router';
import { css, styled } from 'styled-components';
import MenuIcon from '~icons/solar/hamburger-menu-linear';
import { Icon } from '../kit/icon';
import { useText } from '../text/use-text';
import { PendingCount, useWaitTexts } from './pending-count';
import { currentPlace, type TabPlace, tabPlaces } from './tab-places';
import { useMenu } from './use-menu';
import { type PendingCounts, usePendingCounts } from './use-pending-counts';
import { useTouchTyping } from './use-touch-typing';

const Bar = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: var(--z-sticky);
  display: flex;
  block-size: calc(56px + env(safe-area-inset-bottom));
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);
  background: var(--paper);
  &[hidden] {
    display: none;
  }
`;
const placeStyles = css`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-inline-size: 0;
  color: var(--text-2);
  /* Five words in a row: in larger type only as far as the window is wide. */
  font: 500 min(0.75rem, 3.2vw) / 1.5 var(--font-body);
  white-space: nowrap;
  &:hover {
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
  & > span[aria-hidden='true'] {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: calc(50% + 7px);
    min-inline-size: 18px;
    min-block-size: 18px;
    padding-inline: 4px;
    line-height: 18px;
    box-shadow: 0 0 0 2px var(--paper);
  }
`;
const PlaceLink = styled(Link)`
  ${placeStyles}
`;
const MoreButton = styled.button`
  ${placeStyles}
`;

interface TabBarProps {
  /** Opens the whole menu. */
  onMore: () => void;
  isMoreOpen: boolean;
}

/**
 * The bar at the bottom of a phone's window: four places and the whole menu. The style sheet hides
 * it where a record's actions or its unsaved changes take its place.
 */
export function TabBar({ onMore, isMoreOpen }: TabBarProps) {
  const t = useText('shell');
  const { pathname } = useLocation();
  const places = tabPlaces(useMenu());
  const current = currentPlace(places, pathname);
  const pendingCounts = usePendingCounts();
  const isTyping = useTouchTyping();
  return (
    <Bar aria-label={t('menu.tabs.label')} data-tab-bar="" hidden={isTyping}>
      {places.map((place) => (
        <Place
          key={place.entry.to}
          place={place}
          isCurrent={place === current}
          pendingCounts={pendingCounts}
        />
      ))}
      <MoreButton
        type="button"
        {...(current ? {} : { 'aria-current': true })}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={onMore}
      >
        <Icon of={MenuIcon} size={24} mirrored />
        {t('menu.tabs.more')}
      </MoreButton>
    </Bar>
  );
}

interface PlaceProps {
  place: TabPlace;
  isCurrent: boolean;
  pendingCounts: PendingCounts;
}

function Place({ place: { entry, entries }, isCurrent, pendingCounts }: PlaceProps) {
  const t = useText('shell');
  const waitsOf = useWaitTexts();
  const word = t(`menu.entries.${entry.text}`);
  const name = entries.length > 1 ? t('menu.tabs.requests') : word;
  const pending = entries.flatMap((one) => one.pending ?? []);
  const count = pending.reduce((sum, kind) => sum + pendingCounts[kind], 0);
  return (
    <PlaceLink
      to={entry.to}
      aria-label={[name, ...waitsOf(pending, pendingCounts)].join(', ')}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon of={isCurrent ? entry.activeIcon : entry.icon} size={24} mirrored={entry.mirrored} />
      {word}
      {pending[0] && <PendingCount of={pending[0]} count={count} />}
    </PlaceLink>
  );
}
