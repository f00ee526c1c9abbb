import type { AnchorHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonVariant, look, type Styled } from '../../kit/button-look';
import { Icon, type IconType } from '../../kit/icon';

export interface PlainButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
}

const Plate = styled.a<Styled>`
  ${look}
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
    <Plate $variant={variant} $size={size} $wide={false} {...link}>
      {icon && <Icon of={icon} />}
      {children}
    </Plate>
  );
}
