import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../../../kit/icon';
import { Deferred } from '../../../kit/loading/deferred';
import { lazyComponent, preloadable } from '../../../kit/loading/lazy-component';
import { useDisclosure } from '../../../kit/overlays/use-disclosure';
import { media } from '../../../theme/breakpoints';

const loadPanel = preloadable(
  () => import(/* webpackChunkName: 'popover-panel' */ '../../../kit/overlays/popover-panel'),
);
const PopoverPanel = lazyComponent(loadPanel, 'PopoverPanel');

const ChipTrigger = styled.button<{ $soft: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-chip);
  background: ${({ $soft }) => ($soft ? 'var(--press)' : 'none')};
  color: ${({ $soft }) => ($soft ? 'var(--on-press)' : 'var(--accent-text)')};
  font: ${({ $soft }) => ($soft ? 400 : 'var(--weight-strong)')} var(--text-small) var(--font-body);
  & > b {
    color: var(--text);
    font-weight: var(--weight-strong);
  }
  &:is(:hover, [aria-expanded='true']) {
    background: var(--press);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

/** About as high as a panel: the side on which it opens is chosen before its code has arrived. */
const PanelPlaceholder = styled.div`
  block-size: 260px;
`;

interface ChipButtonProps {
  /** The panel's name. */
  label: string;
  /** The button's content; the label by default. */
  content?: ReactNode;
  icon?: IconType | undefined;
  /** A grey chip; otherwise green text. */
  soft?: boolean | undefined;
  /** The panel; receives a function that closes it. Its code is loaded when it opens. */
  children: (close: () => void) => ReactNode;
}

/** A chip or a text button that opens a small panel. */
export function ChipButton({ label, content, icon, soft = false, children }: ChipButtonProps) {
  const disclosure = useDisclosure('dialog', loadPanel);
  return (
    <>
      <ChipTrigger {...disclosure.button} $soft={soft}>
        {icon && <Icon of={icon} size={18} />}
        {content ?? label}
      </ChipTrigger>
      {disclosure.open && (
        <Deferred>
          <PopoverPanel label={label} width={320} disclosure={disclosure}>
            {(close) => <Suspense fallback={<PanelPlaceholder />}>{children(close)}</Suspense>}
          </PopoverPanel>
        </Deferred>
      )}
    </>
  );
}
