import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useListPublicVacanciesQuery } from '#application/api/applications-endpoints.generated';
import { asProblem } from '#application/problem';
import { VACANCY_PAGE_SIZE, vacancyQueryFromUrl } from '#domain/public-urls/vacancy-query';
import type { PublicVacancyList, PublicVacancySummary } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorState } from '../../kit/feedback/error-state';
import { Select } from '../../kit/fields/select';
import { Skeleton } from '../../kit/loading/skeleton';
import { useUrlParams } from '../../kit/use-url-params';
import { PageIntro } from '../../public-pages/parts/page-intro';
import { useLocalizedName } from '../../text/localized';
import { useProblemText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { VacancyColumn } from './vacancy-layout';
import { useVacancyTexts } from './vacancy-texts';

const Filters = styled.search`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 280px));
  gap: var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const List = styled.ul<{ $old: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;
const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: var(--space-20) var(--space-24);
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow-card);
  & > h2 {
    font: var(--weight-head) var(--text-h3) var(--font-head);
    overflow-wrap: anywhere;
  }
  & a {
    color: var(--text);
  }
  /* The whole card leads to the vacancy. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > p {
    color: var(--text-2);
  }
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-20);
  font-weight: var(--weight-strong);
`;
const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
`;

/** `/job`: open vacancies of all stores, the newest first; city, contract and page are in the URL. */
export function VacanciesPage() {
  const t = useText('publicVacancies');
  const problemText = useProblemText();
  const [address, changeAddress] = useUrlParams();
  const query = vacancyQueryFromUrl(address);
  const { data, error, refetch, isFetching } = useListPublicVacanciesQuery(query);
  const change = (name: string, value: string) =>
    changeAddress(
      (next) => {
        if (value) next.set(name, value);
        else next.delete(name);
        if (name !== 'page') next.delete('page');
        return next;
      },
      { replace: name !== 'page' },
    );
  const turn = (page: number) => {
    change('page', page === 1 ? '' : String(page));
    window.scrollTo(0, 0);
  };
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <VacancyColumn>
        {data && data.cities.length > 0 && (
          <VacancyFilters list={data} query={query} onChange={change} />
        )}
        {error && !data && (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {problemText(asProblem(error))}
          </ErrorState>
        )}
        {!data && !error && <Skeleton $height="480px" />}
        {data && (
          <>
            <p role="status">
              {!isFetching && data.total > 0 && t('found', { count: data.total })}
            </p>
            <List $old={isFetching} aria-busy={isFetching}>
              {data.items.map((vacancy) => (
                <VacancyCard key={vacancy.slug} vacancy={vacancy} />
              ))}
            </List>
            {data.items.length === 0 && (
              <NoVacancies list={data} onClear={() => changeAddress(() => new URLSearchParams())} />
            )}
          </>
        )}
        {data && data.total > VACANCY_PAGE_SIZE && (
          <Pages aria-label={t('pages')}>
            {query.page > 1 && (
              <Button variant="outline" onClick={() => turn(query.page - 1)}>
                {t('previous')}
              </Button>
            )}
            {query.page * VACANCY_PAGE_SIZE < data.total && (
              <Button variant="outline" onClick={() => turn(query.page + 1)}>
                {t('next')}
              </Button>
            )}
          </Pages>
        )}
      </VacancyColumn>
    </>
  );
}

interface VacancyFiltersProps {
  list: PublicVacancyList;
  query: ReturnType<typeof vacancyQueryFromUrl>;
  onChange: (name: string, value: string) => void;
}

function VacancyFilters({ list, query, onChange }: VacancyFiltersProps) {
  const t = useText('publicVacancies');
  const localized = useLocalizedName();
  const { cities, contracts } = list;
  return (
    <Filters aria-label={t('filters')}>
      <Select
        label={t('city')}
        options={[
          { value: '', label: t('allCities') },
          ...cities.map((city) => ({ value: city.id, label: localized(city) })),
        ]}
        value={query.cityId ?? ''}
        onChange={(id) => onChange('cityId', id)}
      />
      <Select
        label={t('contract')}
        options={[
          { value: '', label: t('allContracts') },
          ...contracts.map((one) => ({ value: one, label: t(`contracts.${one}`) })),
        ]}
        value={query.contract ?? ''}
        onChange={(contract) => onChange('contract', contract)}
      />
    </Filters>
  );
}

function NoVacancies({ list, onClear }: { list: PublicVacancyList; onClear: () => void }) {
  const t = useText('publicVacancies');
  if (list.cities.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  const clear = (
    <Button variant="soft" onClick={onClear}>
      {t('clear')}
    </Button>
  );
  return (
    <EmptyState title={t('none')} action={clear}>
      {t('noneHint')}
    </EmptyState>
  );
}

function VacancyCard({ vacancy }: { vacancy: PublicVacancySummary }) {
  const t = useText('publicVacancies');
  const { title, store, city, contract, salary, until } = useVacancyTexts()(vacancy);
  return (
    <Card>
      <h2 dir="auto">
        <Link to={`/job/${encodeURIComponent(vacancy.slug)}`}>{title}</Link>
      </h2>
      <p>
        <bdi>{store}</bdi>
      </p>
      <Facts>
        <li>{city}</li>
        <li>{contract}</li>
        {salary && <li>{salary}</li>}
      </Facts>
      <p>{t('untilDay', { day: until })}</p>
    </Card>
  );
}
