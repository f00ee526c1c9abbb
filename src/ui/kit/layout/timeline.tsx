import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon';

/** `done` has happened, `next` may happen now, `later` follows, `wrong` is a refusal. */
export type TimelineStage = 'done' | 'next' | 'later' | 'wrong';

export interface TimelineEntry {
  id: string;
  stage: TimelineStage;
  icon: IconType;
  /** A past or possible event: "Expédiée", "Ensuite : confirmée, si vous acceptez". */
  title: ReactNode;
  /** Time of the event, or its deadline. */
  time?: ReactNode;
  /** The user who did it, and the reason. */
  children?: ReactNode;
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
`;
const Entry = styled.li<{ $stage: TimelineStage }>`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  column-gap: var(--space-16);
  padding-block-end: var(--space-16);
  color: ${({ $stage }) => ($stage === 'later' ? 'var(--text-2)' : 'inherit')};
  &:last-child {
    padding-block-end: 0;
  }
  /* The way to the next one. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 32px 4px;
    inset-inline-start: 13px;
    inline-size: 2px;
    background: ${({ $stage }) => ($stage === 'done' ? 'var(--fill)' : 'var(--line)')};
  }
`;
const nodes: Record<TimelineStage, string> = {
  done: 'background: var(--accent); color: var(--on-accent);',
  next: 'background: var(--accent-soft2); color: var(--accent-text); box-shadow: inset 0 0 0 2px var(--fill);',
  later: 'color: var(--text-2); box-shadow: inset 0 0 0 1px var(--line-strong);',
  wrong: 'background: var(--error-solid); color: var(--on-solid);',
};
const Node = styled.span<{ $stage: TimelineStage }>`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border-radius: 50%;
  ${({ $stage }) => nodes[$stage]}
`;
const Header = styled.div<{ $strong: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-12);
  & > :first-child {
    font: ${({ $strong }) => ($strong ? 'var(--weight-strong)' : '400')} var(--text-body)
      var(--font-body);
  }
  & > :last-child:not(:first-child) {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
const Details = styled.div`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** A record's history: who changed it, when and why, and the next steps with their deadlines. */
export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <List aria-label={label}>
      {entries.map(({ id, stage, icon, title, time, children }) => (
        <Entry
          key={id}
          $stage={stage}
          {...(stage === 'next' ? { 'aria-current': 'step' as const } : {})}
        >
          <Node $stage={stage}>
            <Icon of={icon} size={16} />
          </Node>
          <div>
            <Header $strong={stage !== 'later'}>
              <span>{title}</span>
              {time && <span>{time}</span>}
            </Header>
            {children && <Details>{children}</Details>}
          </div>
        </Entry>
      ))}
    </List>
  );
}
