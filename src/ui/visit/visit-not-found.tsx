import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { ButtonLink } from '../kit/button';
import { useText } from '../text/use-text';

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  max-inline-size: 40rem;
  margin-inline: auto;
  padding: var(--space-64) var(--space-24);
  & > h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
  }
  & > p {
    color: var(--text-2);
  }
`;

/** 404 of the public area: nothing stands at this address. */
export function VisitNotFound() {
  const t = useText('visit');
  const { pathname } = useLocation();
  return (
    <Middle>
      <h1 tabIndex={-1}>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <ButtonLink to="/product" size="large">
        {t('notFound.toShop')}
      </ButtonLink>
      <small>
        <bdi dir="ltr">{pathname}</bdi>
      </small>
    </Middle>
  );
}
