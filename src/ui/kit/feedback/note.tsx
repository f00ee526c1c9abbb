import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon';
import { type Tone, toneIcons } from './tone';

export interface NoteProps {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  icon?: IconType | undefined;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Read aloud when it appears: errors at once, other notes when the screen reader pauses. */
  announce?: boolean | undefined;
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-note);
  background: ${({ $tone }) => ($tone === 'neutral' ? 'var(--sunk)' : `var(--${$tone}-note)`)};
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--text)' : `var(--${$tone}-text)`)};
  font: 400 var(--text-small) var(--font-body);
  & > svg {
    margin-block-start: 1px;
  }
`;
/** If text and action do not fit side by side, the action moves below. */
const Text = styled.div`
  flex: 1 1 min(9rem, 60%);
  min-inline-size: 0;
`;
const Title = styled.p`
  font-weight: var(--weight-strong);
  overflow-wrap: anywhere;
`;

/** A note inside a card or above a form. */
export function Note({ tone = 'info', title, children, icon, action, announce }: NoteProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <Box $tone={tone} {...(announce ? { role } : {})}>
      <Icon of={icon ?? toneIcons[tone]} />
      <Text>
        {title && <Title>{title}</Title>}
        {children}
      </Text>
      {action}
    </Box>
  );
}
