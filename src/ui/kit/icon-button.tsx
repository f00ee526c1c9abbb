import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/breakpoints';
import { Icon, type IconType } from './icon';
import { tooltip } from './overlays/tooltip';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  icon: IconType;
  /** Its name, read aloud and shown as a tooltip. */
  label: string;
  /** 40 px (44 on touch), or 32 in table rows. */
  size?: 'small' | 'medium' | undefined;
  variant?: 'plain' | 'outline' | 'soft' | undefined;
  iconMirrored?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A counter or dot, as one element, which is put into the corner. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export const iconButtonStyle = `
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: var(--radius-control);
  color: var(--text-2);
  transition: background-color var(--t-hover) var(--ease);
`;

const Square = styled.button`
  ${iconButtonStyle}
  --side: 40px;
  inline-size: var(--side);
  block-size: var(--side);
  background: transparent;
  &[data-size='small'] {
    --side: 32px;
  }
  &[data-variant='soft'] {
    background: var(--press);
  }
  &[data-variant='outline'] {
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  &:hover:not(:disabled, [aria-disabled='true']),
  &[aria-expanded='true'] {
    background: var(--press);
    color: var(--text);
  }
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.4;
    cursor: not-allowed;
  }
  ${media.touch} {
    inline-size: 44px;
    block-size: 44px;
  }
  /* The badge. */
  & > svg + * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

/** A button with only an icon; its name is always available to screen readers and on hover. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, size = 'medium', variant = 'plain', iconMirrored, badge, ...rest } = props;
  return (
    <Square
      type="button"
      {...tooltip(label, { repeatsName: true })}
      aria-label={label}
      data-size={size}
      data-variant={variant}
      {...rest}
    >
      <Icon of={icon} mirrored={iconMirrored} />
      {badge}
    </Square>
  );
}
