import { useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { AttentionDot } from '../feedback/attention-dot';
import { Icon, type IconType } from '../icon';

export interface Segment<V extends string> {
  value: V;
  label: string;
  icon?: IconType | undefined;
  /** Shows a dot after the label; this is its text for screen readers: "à compléter". */
  mark?: string | undefined;
}

export interface SegmentedControlProps<V extends string> {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
}

const Frame = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-inline-size: 0;
  padding: 4px;
  border-radius: var(--radius-control);
  background: var(--press);
`;
const Part = styled.label`
  /* Holds its radio button, which would widen the page from a row that scrolls. */
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: 32px;
  padding-inline: var(--space-12);
  border-radius: var(--radius-chip);
  color: var(--on-press);
  font: 400 var(--text-small) var(--font-body);
  cursor: pointer;
  &:has(:checked) {
    background: var(--raised2);
    color: var(--text);
    font-weight: var(--weight-strong);
    box-shadow: var(--shadow-card);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    opacity: 0;
    inline-size: 1px;
    block-size: 1px;
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;

/** A few views of the same thing; native radio buttons underneath. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <Frame aria-label={props.label}>
      {props.segments.map(({ value, label, icon, mark }) => (
        <Part key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {icon && <Icon of={icon} size={18} />}
          {label}
          {mark && <AttentionDot says={mark} />}
        </Part>
      ))}
    </Frame>
  );
}
