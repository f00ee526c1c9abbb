import type { AnchorHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyles,
} from '../../kit/button.styles';
import { Icon, type IconType } from '../../kit/icon';

export interface PlainButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
}

const Surface = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A link that looks like a button, for pages without a router. */
export function PlainButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  children,
  ...link
}: PlainButtonLinkProps) {
  return (
    <Surface $variant={variant} $size={size} $wide={false} {...link}>
      {icon && <Icon of={icon} />}
      {children}
    </Surface>
  );
}
