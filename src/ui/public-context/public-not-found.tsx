import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ShutDoor } from '../illustrations/shut-door';
import { ButtonLink } from '../kit/button';
import { Container } from '../public-pages/layout/public-layout';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Stage = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-32) var(--space-64);
  padding-block: var(--space-48) 0;
  & > svg {
    inline-size: 260px;
    block-size: auto;
  }
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: var(--space-24);
    & > svg {
      inline-size: 180px;
      grid-row: 1;
    }
  }
`;
const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  & > h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
  & > small {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
`;

/** 404 of the public area. */
export function PublicNotFound() {
  const t = useText('visit');
  const { pathname } = useLocation();
  const documentTitle = t('documentTitle', { title: t('titles.notFound') });
  // Also for the address of a product or an article that does not exist.
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return (
    <Stage>
      <Text>
        <h1 tabIndex={-1}>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <ButtonLink to="/product" size="large">
          {t('notFound.toShop')}
        </ButtonLink>
        <small>
          <bdi dir="ltr">{pathname}</bdi>
        </small>
      </Text>
      <ShutDoor plate="404" />
    </Stage>
  );
}
