import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/breakpoints';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some but not all are selected: shows a dash. */
  indeterminate?: boolean | undefined;
  /** The label next to it; without one, set `aria-label`. */
  children?: ReactNode;
}

/** The 18 px box, for a native input and for any element with `data-selected`. */
export const checkboxStyles = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1.5px solid var(--input-line);
  border-radius: 5px;
  background: var(--paper);
  cursor: pointer;
  &::after {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    background: var(--on-accent);
    opacity: 0;
    clip-path: polygon(6% 50%, 20% 36%, 40% 56%, 82% 14%, 96% 28%, 40% 84%);
  }
  &:is(:checked, :indeterminate, [data-selected], [data-indeterminate]) {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:is(:checked, [data-selected])::after {
    opacity: 1;
  }
  &:is(:indeterminate, [data-indeterminate])::after {
    opacity: 1;
    clip-path: inset(4px 0);
  }
  &:disabled {
    border-color: var(--line-strong);
    background: var(--disabled);
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    border-color: var(--error-text);
  }
`;

const Box = styled.input`
  ${checkboxStyles}
  position: relative;
  /* A 32 px target round the 18 px box, 44 on touch. */
  &::before {
    content: '';
    position: absolute;
    inset: -8.5px;
    ${media.touch} {
      inset: -14.5px;
    }
  }
`;

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 32px;
  ${media.touch} {
    min-block-size: 44px;
  }
  cursor: pointer;
  font: 400 var(--text-body) var(--font-body);
  &:has(:disabled) {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;

/** A native checkbox with the third state. */
export function Checkbox({ checked, onChange, indeterminate, children, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate ?? false;
  }, [indeterminate]);
  const input = (
    <Box
      ref={box}
      {...rest}
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (!children) return input;
  return (
    <Row>
      {input}
      <span>{children}</span>
    </Row>
  );
}
