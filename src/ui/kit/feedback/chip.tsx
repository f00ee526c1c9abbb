import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import CloseIcon from '~icons/solar/close-circle-linear';
import { media } from '../../theme/breakpoints';
import { Icon, type IconType } from '../icon';
import { iconStyle, maskedIcon } from '../icon-mask';
import { useKitTexts } from '../kit-texts';
import type { Tone } from './tone';

const TONES: readonly Tone[] = ['info', 'success', 'warning', 'error', 'neutral'];

function toneStyles(tone: Tone): string {
  const text = tone === 'error' ? '--error-chip-text' : `--${tone}-text`;
  return `&[data-tone='${tone}'] { background: var(--${tone}-soft); color: var(${text}); }`;
}

const Soft = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 2px 8px;
  border-radius: var(--radius-chip);
  ${TONES.map(toneStyles).join('\n  ')}
  font: var(--weight-strong) var(--text-chip) var(--font-body);
  white-space: nowrap;
  /* Wider than its place, it breaks; never because its neighbours want room. */
  ${media.below('phone')} {
    flex-shrink: 0;
    white-space: normal;
  }
  &[data-icon]::before {
    ${maskedIcon(14)}
  }
`;

export interface StatusChipProps {
  tone: Tone;
  icon: IconType;
  /** The text; the hue is never the only sign. */
  children: string;
}

/** A status: icon and text on a soft ground. */
export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <Soft data-tone={tone} data-icon="" style={iconStyle(icon)}>
      {children}
    </Soft>
  );
}

/** A small label without an icon. */
export function Chip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <Soft data-tone={tone}>{children}</Soft>;
}

const Filter = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  padding-inline: 10px 4px;
  border-radius: var(--radius-control);
  background: var(--press);
  color: var(--on-press);
  font: 400 var(--text-small) var(--font-body);
  & > b {
    color: var(--text);
  }
`;
const Remove = styled.button`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 6px;
  color: var(--text);
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
  }
  &:hover {
    background: var(--press);
  }
`;

/** An active filter with its remove button: "Prix : 40 à 2 000 DHS ⊗". */
export function FilterChip(props: { name: string; value: ReactNode; onRemove: () => void }) {
  const texts = useKitTexts();
  return (
    <Filter>
      {props.name}
      <b>{props.value}</b>
      <Remove type="button" aria-label={texts.removeFilter(props.name)} onClick={props.onRemove}>
        <Icon of={CloseIcon} size={18} />
      </Remove>
    </Filter>
  );
}
