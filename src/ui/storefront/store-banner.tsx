import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useGetPublicStoreQuery } from '#application/api/public-endpoints.generated';
import { asProblem } from '#application/problem';
import { Avatar } from '../kit/avatar';
import { Note } from '../kit/feedback/note';
import { Skeleton } from '../kit/loading/skeleton';
import { useLocalizedName } from '../text/localized';
import { useProblemText } from '../text/problem-text';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';
import { StoreHours } from './store-hours';

const Surface = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
  min-inline-size: 0;
  & > div {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  & h1 {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** Who sells what is below: the store as buyers see it, with its hours. */
export function StoreBanner({ storeId }: { storeId: string }) {
  const t = useText('shop');
  const problemText = useProblemText();
  const localized = useLocalizedName();
  const { date } = useFormat();
  const { currentData: store, error } = useGetPublicStoreQuery({ storeId });
  const back = <Link to="/product">{t('store.all')}</Link>;
  if (!store) {
    const problem = error ? asProblem(error) : null;
    return (
      <Surface aria-label={t('store.label')}>
        <div>
          <h1 tabIndex={-1}>{t('title')}</h1>
          {problem ? (
            <p role="alert">{problem.status === 404 ? t('store.unknown') : problemText(problem)}</p>
          ) : (
            <Skeleton $height="96px" />
          )}
          {back}
        </div>
      </Surface>
    );
  }
  const name = localized({ name: store.name, nameAr: store.nameAr });
  return (
    <Surface aria-label={t('store.label')}>
      <Avatar name={store.name} src={store.logo ?? undefined} size={96} square />
      <div>
        <h1 tabIndex={-1} dir="auto">
          {name}
        </h1>
        <p>
          {store.city && (
            <>
              <bdi>{localized(store.city)}</bdi>
              {' · '}
            </>
          )}
          {t('seller.since', { date: date(store.createdAt) })}
        </p>
        <StoreHours store={store} />
        {back}
      </div>
      {store.status === 'under_review' && (
        <Note tone="info" title={t('store.underReview')}>
          {t('store.underReviewText')}
        </Note>
      )}
    </Surface>
  );
}
