import { type ReactNode, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { iconMask, maskedIcon } from '../icon-mask';
import { lazyComponent, preloadable } from '../loading/lazy-component';
import { type ControlIds, controlBox, type FieldProps, FieldShell } from './field-shell';

const loadList = preloadable(() => import('./select-list'));
const SelectList = lazyComponent(loadList, 'SelectList');

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** A muted text at the end of the line. */
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SelectProps<V extends string> extends FieldProps {
  options: readonly SelectOption<V>[];
  /** null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** The button's content instead of the chosen label: a filter shows "Stock". */
  buttonLabel?: ReactNode;
  /** As wide as its text, for filters in a toolbar. */
  compact?: boolean | undefined;
}

export const SelectButton = styled.button<{ $compact: boolean }>`
  ${controlBox}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  inline-size: ${({ $compact }) => ($compact ? 'auto' : '100%')};
  padding-inline: ${({ $compact }) => ($compact ? '16px 12px' : '12px')};
  border-color: ${({ $compact }) => ($compact ? 'var(--line-strong)' : 'var(--input-line)')};
  font-weight: ${({ $compact }) => ($compact ? 'var(--weight-strong)' : '400')};
  white-space: ${({ $compact }) => ($compact ? 'nowrap' : 'normal')};
  cursor: pointer;
  &::after {
    --icon: ${iconMask(DownIcon)};
    ${maskedIcon(16)}
  }
  &:hover {
    border-color: var(--input-line-hover);
  }
  &[data-placeholder] {
    color: ${({ $compact }) => ($compact ? 'var(--text)' : 'var(--text-2)')};
  }
  &[aria-invalid='true'] {
    border-color: var(--error-text);
    box-shadow: inset 0 0 0 1px var(--error-text);
  }
  &:is(:focus-visible, [data-state='open']) {
    outline: none;
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  &[data-disabled] {
    border-color: var(--line-strong);
    background: var(--sunk);
    color: var(--on-press);
    cursor: not-allowed;
  }
`;

export interface OpenSelectProps<V extends string> extends SelectProps<V> {
  ids: ControlIds;
}

/** Properties of the button, whether open or closed. */
export function selectButtonProps<V extends string>(props: OpenSelectProps<V>) {
  const { compact = false } = props;
  return {
    ...props.ids,
    ...(props.hideLabel || compact ? { 'aria-label': props.label } : {}),
    $compact: compact,
  };
}

/**
 * A single choice from a list, as a field or (compact) as a filter. Until its first use it is only
 * a button: the list and its code are loaded then.
 */
export function Select<V extends string>(props: SelectProps<V>) {
  const { compact = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [reached, setReached] = useState(false);
  return (
    <FieldShell {...props} id={id} hideLabel={props.hideLabel ?? compact}>
      {(ids) => {
        const closed = <ClosedSelect {...props} ids={ids} onReach={() => setReached(true)} />;
        if (!reached) return closed;
        return (
          <Suspense fallback={closed}>
            <SelectList {...props} ids={ids} />
          </Suspense>
        );
      }}
    </FieldShell>
  );
}

function ClosedSelect<V extends string>(props: OpenSelectProps<V> & { onReach: () => void }) {
  const { options, value, placeholder, label, disabled, onReach } = props;
  const chosen = options.find((option) => option.value === value);
  const fetchAhead = () => void loadList.preload();
  return (
    <SelectButton
      {...selectButtonProps(props)}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-autocomplete="none"
      {...(disabled ? { disabled: true, 'data-disabled': '' } : {})}
      {...(value === null ? { 'data-placeholder': '' } : {})}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={onReach}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onReach();
      }}
    >
      <span>{props.buttonLabel ?? chosen?.label ?? placeholder ?? label}</span>
    </SelectButton>
  );
}
