import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { styled } from 'styled-components';
import OutIcon from '~icons/solar/arrow-right-up-linear';
import { Icon } from './icon';
import { useKitTexts } from './kit-texts';
import { VisuallyHidden } from './layout/visually-hidden';

interface SharedLinkProps {
  children: ReactNode;
  /** In the colour of the surrounding text, underlined: for links inside sentences. */
  muted?: boolean | undefined;
}

export type TextLinkProps = SharedLinkProps &
  (Pick<LinkProps, 'to' | 'state' | 'replace'> | { href: string });

const linkStyles = `
  border-radius: 4px;
`;
const mutedLinkStyles = `
  color: inherit;
  font-weight: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
const InternalLink = styled(Link)<{ $quiet: boolean }>`
  ${linkStyles}
  ${({ $quiet }) => ($quiet ? mutedLinkStyles : '')}
`;
const ExternalLink = styled.a<{ $quiet: boolean }>`
  ${linkStyles}
  ${({ $quiet }) => ($quiet ? mutedLinkStyles : '')}
  & > svg {
    display: inline;
    vertical-align: -2px;
    margin-inline-start: 2px;
  }
`;

/** A link to a page (`to`), or to another site in a new tab (`href`), which it announces. */
export function TextLink({ children, muted = false, ...way }: TextLinkProps) {
  const texts = useKitTexts();
  if ('to' in way)
    return (
      <InternalLink $quiet={muted} {...way}>
        {children}
      </InternalLink>
    );
  return (
    <ExternalLink $quiet={muted} href={way.href} target="_blank" rel="noreferrer">
      {children}
      <Icon of={OutIcon} size={14} />
      <VisuallyHidden>{` (${texts.newTab})`}</VisuallyHidden>
    </ExternalLink>
  );
}
