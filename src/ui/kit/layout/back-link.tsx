import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import ArrowIcon from '~icons/solar/arrow-left-linear';
import { media } from '../../theme/breakpoints';
import { Icon } from '../icon';
import { useKitTexts } from '../kit-texts';
import type { Crumb } from './breadcrumb';

const Arrow = styled(Link)`
  display: none;
  ${media.below('phone')} {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    color: var(--text);
  }
`;

/** On a phone, the way to the page above: as the user left it, if they came from there. */
export function BackLink({ to: { label, to = '' } }: { to: Crumb }) {
  const texts = useKitTexts();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || pathOfPreviousEntry() !== to) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Arrow to={to} aria-label={texts.backTo(label)} onClick={goBack}>
      <Icon of={ArrowIcon} mirrored />
    </Arrow>
  );
}

/** The path of the entry before this one in the tab's history; null where the browser hides it. */
function pathOfPreviousEntry(): string | null {
  if (!('navigation' in window)) return null;
  const { currentEntry } = window.navigation;
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url;
  return before ? new URL(before).pathname : null;
}
