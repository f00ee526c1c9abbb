import * as Radix from '@radix-ui/react-select';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import DownIcon from '~icons/solar/alt-arrow-down-linear';
import { media } from '../theme/breakpoints';
import { useDirection } from '../theme/document-language';
import { controlBox, type FieldProps, FieldShell } from './field-shell';
import { Icon } from './icon';
import { overlayContainer } from './overlay-container';
import { TickIcon } from './tick-icon';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** A quiet word at the end of the line. */
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
  /** The button's face instead of the chosen label: a filter shows "Stock". */
  face?: ReactNode;
  /** As wide as its words, for filters in a toolbar. */
  compact?: boolean | undefined;
}

const Face = styled(Radix.Trigger)<{ $compact: boolean }>`
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
const Plate = styled(Radix.Content)`
  z-index: var(--z-menu);
  min-inline-size: max(var(--radix-select-trigger-width), 160px);
  max-block-size: min(360px, var(--radix-select-content-available-height));
  padding: var(--space-4);
  border-radius: var(--radius-note);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  overflow: hidden;
  animation: appear var(--t-menu) var(--ease);
`;
const Option = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: 36px;
  padding: 6px 10px;
  border-radius: var(--radius-control);
  font: 400 var(--text-table) var(--font-body);
  outline: none;
  cursor: pointer;
  ${media.touch} {
    min-block-size: 44px;
  }
  &[data-highlighted] {
    background: var(--press);
  }
  &[data-disabled] {
    color: var(--on-press);
    cursor: not-allowed;
  }
  & > span:first-child {
    flex: 1;
  }
  & svg {
    color: var(--accent-text);
  }
`;
const Hint = styled.span`
  color: var(--on-press);
`;

/**
 * Radix hides the rest of the page from assistive technology while the list is open, focusable
 * parts and the heading included. The list holds the focus by itself, so the page may stay.
 */
function usePageKept(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() => {
      for (const hidden of document.querySelectorAll('[data-aria-hidden]'))
        hidden.removeAttribute('aria-hidden');
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}

/** Radix writes a style element of its own; the content security policy wants the page's nonce on it. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
}

/** One of a list, as a field or (compact) as a filter. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder, face, compact = false, label } = props;
  const direction = useDirection();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  usePageKept(open);
  const ownId = useId();
  const id = props.id ?? ownId;
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
    <FieldShell {...props} id={id} hideLabel={props.hideLabel ?? compact}>
      {(ids) => (
        <Radix.Root
          value={value ?? ''}
          onValueChange={choose}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) props.onBlur?.();
          }}
          dir={direction}
          {...(props.disabled ? { disabled: true } : {})}
          {...(props.name ? { name: props.name } : {})}
        >
          <Face
            {...ids}
            ref={button}
            $compact={compact}
            {...(props.hideLabel || compact ? { 'aria-label': label } : {})}
          >
            <Radix.Value placeholder={placeholder ?? label}>{face}</Radix.Value>
            <Radix.Icon asChild>
              <span>
                <Icon of={DownIcon} size={16} />
              </span>
            </Radix.Icon>
          </Face>
          <Radix.Portal container={overlayContainer(button.current)}>
            <Plate position="popper" sideOffset={4} align="start">
              <Radix.Viewport nonce={styleNonce()}>
                {options.map((option) => (
                  <Option
                    key={option.value}
                    value={option.value}
                    {...(option.disabled ? { disabled: true } : {})}
                  >
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    {option.hint && <Hint>{option.hint}</Hint>}
                    <Radix.ItemIndicator>
                      <Icon of={TickIcon} size={16} />
                    </Radix.ItemIndicator>
                  </Option>
                ))}
              </Radix.Viewport>
            </Plate>
          </Radix.Portal>
        </Radix.Root>
      )}
    </FieldShell>
  );
}
