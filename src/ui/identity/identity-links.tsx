import { styled } from 'styled-components';
import { type IdentityPage, identityPath } from '#domain/identity/identity-providers';
import { TextLink } from '../kit/text-link';
import { SIGN_IN_PATH } from '../portal-context/return-path';
import { useText } from '../text/use-text';
import type { OpenedPage } from './identity-process';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-24);
`;

interface IdentityLinksProps {
  snapshot: OpenedPage;
  /** The other pages to offer; those that the provider does not have are left out. */
  pages: readonly Exclude<IdentityPage, 'new-password'>[];
}

/** Links to other pages of the same provider, and to the portal's own sign-in. */
export function IdentityLinks({ snapshot, pages }: IdentityLinksProps) {
  const t = useText('identity');
  const { provider, capabilities, returnTo } = snapshot.context;
  const query = returnTo === null ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
  const offered = pages.filter((page) => capabilities.pages.includes(page));
  return (
    <List>
      {offered.map((page) => (
        <li key={page}>
          <TextLink to={identityPath(provider, page) + query}>{t(`link.${page}`)}</TextLink>
        </li>
      ))}
      <li>
        <TextLink to={SIGN_IN_PATH + query}>{t('link.ownSignIn')}</TextLink>
      </li>
    </List>
  );
}
