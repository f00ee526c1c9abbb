import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/breakpoints';
import { tooltip } from '../overlays/tooltip';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The text next to it; without it, pass `aria-label`. */
  children?: ReactNode;
  /** Why it cannot be switched; disables it and shows the reason. */
  disabledReason?: string | undefined;
}

const Track = styled.input`
  appearance: none;
  flex: none;
  display: inline-block;
  vertical-align: middle;
  position: relative;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  border-radius: var(--radius-round);
  background: var(--switch-off);
  cursor: pointer;
  transition: background-color var(--t-hover) var(--ease);
  &::before {
    content: '';
    position: absolute;
    inset: -6px 0;
    ${media.touch} {
      inset: -12px -4px;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--white);
    transition: transform var(--t-hover) var(--ease);
  }
  &:checked {
    background: var(--switch-on);
  }
  &:checked::after {
    transform: translateX(calc(var(--dir) * 16px));
    background: var(--paper);
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.48;
    cursor: not-allowed;
  }
`;

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 32px;
  cursor: pointer;
  ${media.touch} {
    min-block-size: 44px;
  }
`;

/** An on/off switch that takes effect at once. */
export function Switch({ checked, onChange, children, disabledReason, ...rest }: SwitchProps) {
  const off = Boolean(disabledReason);
  const control = (
    <Track
      {...tooltip(disabledReason)}
      {...rest}
      {...(off ? { 'aria-disabled': true } : {})}
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => !off && onChange(event.target.checked)}
    />
  );
  if (!children) return control;
  return (
    <Row>
      {control}
      <span>{children}</span>
    </Row>
  );
}
