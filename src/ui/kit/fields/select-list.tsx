import * as Radix from '@radix-ui/react-select';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useDirection } from '../../theme/document-language';
import { Icon } from '../icon';
import { overlayContainer } from '../overlays/overlay-container';
import { TickIcon } from '../tick-icon';
import { optionStyles } from './option.styles';
import { type OpenSelectProps, SelectButton, selectButtonProps } from './select';

const Surface = styled(Radix.Content)`
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
  ${optionStyles}
  & > span:first-child {
    flex: 1;
  }
`;
const Hint = styled.span`
  color: var(--on-press);
`;

/**
 * Radix hides the rest of the page from assistive technology while the list is open, including
 * focusable elements and the heading. The list traps the focus itself, so the page may stay
 * visible.
 */
function useKeepPageAccessible(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() => {
      for (const hidden of document.querySelectorAll('[data-aria-hidden]'))
        hidden.removeAttribute('aria-hidden');
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}

/**
 * Radix inserts its own style element; the content security policy requires the page's nonce on it.
 */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '';
}

/** The button and its list, rendered after the first press or key; initially open. */
export function SelectList<V extends string>(props: OpenSelectProps<V>) {
  const { ids, options, value, onChange, placeholder, buttonLabel, label } = props;
  const direction = useDirection();
  // The closed button with the same id still exists at the first rendering.
  const [container] = useState(() => overlayContainer(document.getElementById(ids.id)));
  const [open, setOpen] = useState(true);
  useKeepPageAccessible(open);
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  return (
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
      <SelectButton as={Radix.Trigger} {...selectButtonProps(props)}>
        <Radix.Value placeholder={placeholder ?? label}>{buttonLabel}</Radix.Value>
      </SelectButton>
      <Radix.Portal container={container}>
        <Surface position="popper" sideOffset={4} align="start">
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
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}
