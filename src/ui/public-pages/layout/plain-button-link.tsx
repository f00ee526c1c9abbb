import type { AnchorHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonAttributes,
  buttonStyles,
} from '../../kit/button.styles';
import { Icon, type IconType } from '../../kit/icon';

export interface PlainButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
}

const Surface = styled.a`
  ${buttonStyles}
`;

/** A link that looks like a button, for pages without a router. */
export function PlainButtonLink({ variant, size, icon, children, ...link }: PlainButtonLinkProps) {
  return (
    <Surface {...buttonAttributes({ variant, size })} {...link}>
      {icon && <Icon of={icon} />}
      {children}
    </Surface>
  );
}
