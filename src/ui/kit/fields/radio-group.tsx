import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import DangerIcon from '~icons/solar/danger-circle-bold';
import { Icon } from '../icon';
import { Tile, Tiles } from './radio-tiles';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  help?: ReactNode;
  /** Above the text, in tiles. */
  drawing?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<V extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  options: readonly RadioOption<V>[];
  /** null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  /**
   * `cards`: one bordered card per choice; `plain`: dots with text; `tiles`: drawings side by side.
   */
  variant?: 'cards' | 'plain' | 'tiles' | undefined;
  /** Tiles in a row; 2 by default. */
  columns?: number | undefined;
  name?: string | undefined;
  id?: string | undefined;
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;
const Legend = styled.legend`
  margin-block-end: var(--space-8);
  font: var(--weight-strong) var(--text-small) var(--font-body);
  & > span {
    color: var(--error-text);
  }
`;
const Dot = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1.5px solid var(--input-line);
  border-radius: 50%;
  background: var(--paper);
  cursor: inherit;
  &::after {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    border-radius: 50%;
  }
  &:checked {
    border-color: var(--fill);
  }
  &:checked::after {
    background: var(--fill);
  }
`;
const Choice = styled.label<{ $card: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: ${({ $card }) => ($card ? 44 : 32)}px;
  padding: ${({ $card }) => ($card ? '8px 16px' : '0')};
  border-radius: ${({ $card }) => ($card ? '10px' : '4px')};
  box-shadow: ${({ $card }) => ($card ? 'inset 0 0 0 1px var(--line-strong)' : 'none')};
  cursor: pointer;
  font: 400 var(--text-body) var(--font-body);
  &:hover {
    background: ${({ $card }) => ($card ? 'var(--hover)' : 'none')};
  }
  &:has(:checked) {
    ${({ $card }) =>
      $card
        ? 'background: var(--accent-soft); box-shadow: inset 0 0 0 2px var(--fill); font-weight: var(--weight-strong);'
        : ''}
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & :focus-visible {
    outline: none;
  }
  &:has(:disabled) {
    color: var(--text-disabled);
    cursor: not-allowed;
  }
`;
const Text = styled.span`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;
const Help = styled.span`
  color: var(--on-press);
  font: 400 var(--text-help) var(--font-body);
`;
const ErrorMessage = styled.p`
  display: flex;
  gap: 6px;
  color: var(--error-text);
  font: var(--weight-strong) var(--text-help) var(--font-body);
`;

/** One choice of a few, all visible; native radio buttons, so arrow keys move between them. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hideLabel, required, error, options, value, onChange, variant = 'cards' } = props;
  const ownName = useId();
  const errorId = `${ownName}-error`;
  const radio = (option: RadioOption<V>) => ({
    type: 'radio' as const,
    name: props.name ?? ownName,
    value: option.value,
    checked: option.value === value,
    disabled: option.disabled,
    required,
    onChange: () => onChange(option.value),
    onBlur: props.onBlur,
  });
  return (
    <Group
      id={props.id}
      aria-describedby={error ? errorId : undefined}
      {...(hideLabel ? { 'aria-label': label } : {})}
    >
      {!hideLabel && (
        <Legend>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </Legend>
      )}
      {variant === 'tiles' ? (
        <Tiles $columns={props.columns ?? 2}>
          {options.map((option) => (
            <Tile key={option.value}>
              <input {...radio(option)} />
              {option.drawing}
              <span>{option.label}</span>
            </Tile>
          ))}
        </Tiles>
      ) : (
        options.map((option) => (
          <Choice key={option.value} $card={variant === 'cards'}>
            <Dot {...radio(option)} />
            <Text>
              <span>{option.label}</span>
              {option.help && <Help>{option.help}</Help>}
            </Text>
          </Choice>
        ))
      )}
      {error && (
        <ErrorMessage id={errorId}>
          <Icon of={DangerIcon} size={16} />
          <span>{error}</span>
        </ErrorMessage>
      )}
    </Group>
  );
}
