import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { styled } from 'styled-components';
import OutIcon from '~icons/solar/arrow-right-up-linear';
import { Icon } from './icon';
import { useKitTexts } from './kit-texts';
import { VisuallyHidden } from './visually-hidden';

interface Look {
  children: ReactNode;
  /** In the colour of the words around it, underlined: for links inside sentences. */
  quiet?: boolean | undefined;
}

export type TextLinkProps = Look & (Pick<LinkProps, 'to' | 'state' | 'replace'> | { href: string });

const look = `
  border-radius: 4px;
`;
const quietLook = `
  color: inherit;
  font-weight: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
const Inside = styled(Link)<{ $quiet: boolean }>`
  ${look}
  ${({ $quiet }) => ($quiet ? quietLook : '')}
`;
const Outside = styled.a<{ $quiet: boolean }>`
  ${look}
  ${({ $quiet }) => ($quiet ? quietLook : '')}
  & > svg {
    display: inline;
    vertical-align: -2px;
    margin-inline-start: 2px;
  }
`;

/** A way to a page (`to`), or out of the portal into a new tab (`href`), which it says. */
export function TextLink({ children, quiet = false, ...way }: TextLinkProps) {
  const texts = useKitTexts();
  if ('to' in way)
    return (
      <Inside $quiet={quiet} {...way}>
        {children}
      </Inside>
    );
  return (
    <Outside $quiet={quiet} href={way.href} target="_blank" rel="noreferrer">
      {children}
      <Icon of={OutIcon} size={14} />
      <VisuallyHidden>{` (${texts.newTab})`}</VisuallyHidden>
    </Outside>
  );
}
