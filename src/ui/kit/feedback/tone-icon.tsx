import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon';
import { type Tone, toneIcons } from './tone';

const Surface = styled.span<{ $tone: Tone; $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: var(--radius-control);
  background: var(--${({ $tone }) => $tone}-soft);
  color: ${({ $tone }) => ($tone === 'error' ? 'var(--error-chip-text)' : `var(--${$tone}-text)`)};
`;

export interface ToneIconProps {
  tone: Tone;
  /** Side of the square in px. */
  size: number;
  /** An icon other than the tone's own. */
  icon?: IconType | undefined;
}

/** A tone's icon on its soft square, in front of a text of that tone. */
export function ToneIcon({ tone, size, icon = toneIcons[tone] }: ToneIconProps) {
  return (
    <Surface $tone={tone} $size={size}>
      <Icon of={icon} />
    </Surface>
  );
}
