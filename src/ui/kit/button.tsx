import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { styled } from 'styled-components';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonAttributes,
  buttonStyles,
} from './button.styles';
import { Icon, type IconType } from './icon';
import { useKitTexts } from './kit-texts';
import { VisuallyHidden } from './layout/visually-hidden';
import { Spinner } from './loading/spinner';
import { tooltip } from './overlays/tooltip';

interface SharedButtonProps {
  /** `quiet` is a text button in the text colour, for the third action of a page header. */
  variant?: ButtonVariant | undefined;
  /** 32, 40 (44 on touch) or 48 px high. */
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
  /** The icon is mirrored with the reading direction. */
  iconMirrored?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export interface ButtonProps
  extends SharedButtonProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  children: ReactNode;
  /** Work is in progress: shows a spinner, ignores clicks, keeps the focus. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it is disabled; the button stays focusable and shows the reason. */
  disabledReason?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export interface ButtonLinkProps extends SharedButtonProps, Omit<LinkProps, 'children'> {
  children: ReactNode;
}

const StyledButton = styled.button`
  ${buttonStyles}
`;
const StyledLink = styled(Link)`
  ${buttonStyles}
`;

/** A label in one piece beside the icon; a text is that without an element. */
function labelOf(children: ReactNode): ReactNode {
  return typeof children === 'string' ? children : <span>{children}</span>;
}

function BusyText() {
  return <VisuallyHidden>{useKitTexts().busy}</VisuallyHidden>;
}

/** The button of every screen. One `primary` per page; destructive ones need a confirmation. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    iconMirrored,
    busy = false,
    disabled,
    disabledReason,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const off = Boolean(disabledReason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || off) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      {...buttonAttributes({ variant, size, wide })}
      {...tooltip(disabledReason)}
      {...rest}
      type={type}
      disabled={disabled}
      onClick={press}
      {...(busy || off ? { 'aria-disabled': true } : {})}
      {...(off ? { 'data-off': '' } : {})}
      {...(busy ? { 'aria-busy': true } : {})}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} mirrored={iconMirrored} />}
      {labelOf(children)}
      {busy && <BusyText />}
    </StyledButton>
  );
}

/** A link that looks like a button: it opens an address, a button runs an action. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconMirrored, children, ...rest } = props;
  return (
    <StyledLink {...buttonAttributes({ variant, size, wide })} {...rest}>
      {icon && <Icon of={icon} mirrored={iconMirrored} />}
      {labelOf(children)}
    </StyledLink>
  );
}
