import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
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

const List = styled(Radix.List)<{ $size: 'card' | 'page' }>`
  display: flex;
  gap: var(--space-24);
  padding-inline: ${({ $size }) => ($size === 'card' ? 'var(--space-24)' : '0')};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
`;
const Tab = styled(Radix.Trigger)<{ $size: 'card' | 'page' }>`
  ${tabStyles("&[data-state='active']")}
  block-size: ${({ $size }) => ($size === 'card' ? 52 : 44)}px;
  transition: color var(--t-hover) var(--ease);
`;
const Panel = styled(Radix.Content)`
  min-inline-size: 0;
`;

/**
 * A row of tabs over their panel; arrow keys follow the reading direction. Only the chosen panel is
 * rendered.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, onChange, size = 'card', children } = props;
  const direction = useDirection();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its mark.
  useLayoutEffect(() => {
    scrollWithinRow(row.current, row.current?.querySelector("[data-state='active']"));
  }, [value]);
  const choose = (next: string) => {
    const item = items.find(({ id }) => id === next);
    if (item) onChange(item.id);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} dir={direction} activationMode="manual">
      <List ref={row} aria-label={label} $size={size}>
        {items.map((item) => (
          <Tab key={item.id} value={item.id} $size={size}>
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
      <Panel value={value} tabIndex={-1}>
        {children}
      </Panel>
    </Radix.Root>
  );
}
