import { styled } from 'styled-components';
import { useSearchProductsQuery } from '#application/api/products-endpoints.generated';
import { Skeleton } from '../../kit/loading/skeleton';
import { TextLink } from '../../kit/text-link';
import { useProductName } from '../../links/product-name';
import { productPath } from '../../links/product-path';
import { ProblemState } from '../../lists/problem-state';
import { useText } from '../../text/use-text';

/** Most pictures are used by few products; further ones are only counted. */
const MAX_SHOWN = 20;

const Title = styled.h3`
  margin-block-end: var(--space-8);
  font: var(--weight-strong) var(--text-body) var(--font-body);
`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  font: 400 var(--text-small) var(--font-body);
`;
const Muted = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

/** The products that show a picture, each a link to its page. */
export function ProductsUsing({ mediaId }: { mediaId: string }) {
  const t = useText('media');
  const nameOf = useProductName();
  const { currentData, error, refetch } = useSearchProductsQuery({
    mediaId,
    page: 1,
    pageSize: MAX_SHOWN,
  });
  const left = (currentData?.total ?? 0) - MAX_SHOWN;
  return (
    <section>
      <Title>{t('library.products.title')}</Title>
      {!currentData && !error && <Skeleton $height="20px" />}
      {!currentData && error && <ProblemState error={error} onRetry={refetch} />}
      {currentData?.total === 0 && <Muted>{t('library.products.none')}</Muted>}
      <List>
        {currentData?.items.map((product) => {
          const { text, lang } = nameOf(product);
          return (
            <li key={product.id}>
              <TextLink to={productPath(product)}>
                <bdi lang={lang}>{text}</bdi>
              </TextLink>
            </li>
          );
        })}
      </List>
      {left > 0 && <Muted>{t('library.products.more', { count: left })}</Muted>}
    </section>
  );
}
