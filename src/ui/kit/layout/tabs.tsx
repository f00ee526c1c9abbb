import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { useDirection } from '../../theme/document-language';
import { AttentionDot } from '../feedback/attention-dot';
import { Counter, type CounterTone } from '../feedback/counter';
import { Icon, type IconType } from '../icon';
import { scrollWithinRow } from './scroll-within-row';
import { tabStyles } from './tab.styles';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A live count next to the text. */
  count?: number | undefined;
  /** `warning` marks work to do; the chosen tab's counter always has the ink colour. */
  tone?: CounterTone | undefined;
  icon?: IconType | undefined;
  /** Shows a dot after the text; this is its text for screen readers: "brouillon gardé". */
  mark?: string | undefined;
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs for assistive technology. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** 52 px in cards, 44 on pages. */
  size?: 'card' | 'page' | undefined;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** The width of a fading edge, px. */
const EDGE = 32;
const fadeOfEdges = keyframes`
  from { mask-position: -${EDGE}px 0; mask-size: calc(100% + ${EDGE}px) 100%; }
  to { mask-position: 0 0; mask-size: calc(100% + ${EDGE}px) 100%; }
`;
const List = styled(Radix.List)`
  display: flex;
  gap: var(--space-24);
  padding-inline: 0;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.below('stretch')} {
    gap: var(--space-16);
  }
  /* Where more tabs follow, the edge fades. Without scrolling the fading ends stay outside. */
  mask: linear-gradient(90deg, transparent, var(--text) ${EDGE}px calc(100% - ${EDGE}px), transparent)
    -${EDGE}px 0 / calc(100% + ${2 * EDGE}px) 100% no-repeat;
  @supports (animation-timeline: scroll()) {
    animation: ${fadeOfEdges} auto linear both;
    animation-timeline: scroll(self inline);
    &:dir(rtl) {
      animation-direction: reverse;
    }
  }
  box-shadow: inset 0 -1px 0 var(--line);
  &[data-size='card'] {
    padding-inline: var(--space-24);
  }
`;
const Tab = styled(Radix.Trigger)`
  ${tabStyles("&[aria-selected='true']")}
  block-size: 44px;
  transition: color var(--t-hover) var(--ease);
  [data-size='card'] > & {
    block-size: 52px;
  }
`;
const Panel = styled.div`
  min-inline-size: 0;
`;

/**
 * A row of tabs over their panel, on the Radix primitives. Arrow keys follow the reading direction
 * and move the focus only; Enter, Space or a press chooses. Only the chosen panel is rendered. The
 * panel is an own element: `Radix.Content` looks for animations when it appears, and the browser
 * would compute the styles of a whole new list for that at once.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, size = 'card', children } = props;
  const direction = useDirection();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its mark.
  useLayoutEffect(() => {
    // In the frame that shows the panel, which computes the layout anyway.
    const frame = requestAnimationFrame(() =>
      scrollWithinRow(row.current, row.current?.querySelector("[aria-selected='true']")),
    );
    return () => cancelAnimationFrame(frame);
  }, [value]);
  const choose = (next: string) => {
    const item = items.find((one) => one.id === next);
    if (item && item.id !== value) onChange(item.id);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} dir={direction} activationMode="manual">
      <List ref={row} aria-label={label} data-size={size}>
        {items.map((item) => (
          <Tab
            key={item.id}
            value={item.id}
            id={`${id}${item.id}`}
            aria-controls={item.id === value ? id : undefined}
            // A screen reader may click without a mouse or a key, which Radix does not notice.
            onClick={({ detail }) => detail === 0 && choose(item.id)}
          >
            {item.icon && <Icon of={item.icon} />}
            {item.label}
            {'count' in item && (
              <Counter $tone={item.id === value ? 'ink' : (item.tone ?? 'neutral')}>
                {item.count}
              </Counter>
            )}
            {item.mark && <AttentionDot says={item.mark} />}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={id} aria-labelledby={`${id}${value}`} tabIndex={-1}>
        {children}
      </Panel>
    </Radix.Root>
  );
}
