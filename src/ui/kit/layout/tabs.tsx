import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
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
const List = styled.div`
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
const Tab = styled.button`
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
 * A row of tabs over their panel. Arrow keys follow the reading direction and move the focus only;
 * Enter, Space or a press chooses. Only the chosen panel is rendered. The elements are plain: the
 * panel holds a whole list, whose styles a component that looks for animations would compute at once.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, size = 'card', children } = props;
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
  return (
    <div>
      <List ref={row} role="tablist" aria-label={label} data-size={size} onKeyDown={moveFocus}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}${item.id}`}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? id : undefined}
            tabIndex={item.id === value ? 0 : -1}
            {...pressed(() => onChange(item.id))}
          >
            {item.icon && <Icon of={item.icon} />}
            {item.label}
            {item.count !== undefined && (
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
    </div>
  );
}

/** Calls back when the mouse button goes down, and on a click of the keyboard or of a screen reader. */
function pressed(choose: () => void) {
  return {
    onMouseDown: ({ button, ctrlKey }: MouseEvent) => {
      if (button === 0 && !ctrlKey) choose();
    },
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0) choose();
    },
  };
}

/** The arrows go round, in reading direction; Home and End go to the first and the last tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const tabs = [...row.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const step = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (at < 0 || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  tabs.at(place % tabs.length)?.focus();
}
