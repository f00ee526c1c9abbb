import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useGetPublicVacancyQuery } from '#application/api/applications-endpoints.generated';
import { asProblem } from '#application/problem';
import type { PublicVacancy } from '#openapi/types.generated';
import { ErrorState } from '../../kit/feedback/error-state';
import { Note } from '../../kit/feedback/note';
import { Skeleton } from '../../kit/loading/skeleton';
import { PublicNotFound } from '../../public-context/public-not-found';
import { useLocalizedName } from '../../text/localized';
import { useProblemText } from '../../text/problem-text';
import { RichText } from '../../text/rich-text';
import { useText } from '../../text/use-text';
import { ApplicationSection } from './application-section';
import {
  VacancyColumn,
  VacancyColumns,
  VacancyFacts,
  VacancyHeader,
  VacancyText,
  WayBack,
} from './vacancy-layout';
import { useVacancyTexts } from './vacancy-texts';

/** `/job/{slug}`: one vacancy and the form to apply. A former address leads to the present one. */
export function VacancyPage() {
  const { slug = '' } = useParams();
  const t = useText('publicVacancies');
  const problemText = useProblemText();
  const { currentData: vacancy, error, isFetching, refetch } = useGetPublicVacancyQuery({ slug });
  usePresentAddress(slug, vacancy);
  if (vacancy) return <VacancyContent vacancy={vacancy} />;
  const problem = error ? asProblem(error) : null;
  if (problem && [400, 404].includes(problem.status)) return <PublicNotFound />;
  return (
    <VacancyColumn aria-busy={!problem}>
      <WayBack />
      <h1 tabIndex={-1}>{t('title')}</h1>
      {problem ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {problemText(problem)}
        </ErrorState>
      ) : (
        <Skeleton $height="90vh" />
      )}
    </VacancyColumn>
  );
}

function usePresentAddress(slug: string, vacancy: PublicVacancy | undefined): void {
  const navigate = useNavigate();
  const present = vacancy?.slug ?? slug;
  useEffect(() => {
    if (present !== slug) void navigate(`/job/${encodeURIComponent(present)}`, { replace: true });
  }, [present, slug, navigate]);
}

function VacancyContent({ vacancy }: { vacancy: PublicVacancy }) {
  const t = useText('publicVacancies');
  const visit = useText('visit');
  const localized = useLocalizedName();
  const { title, city, store, contract, salary, languages, until } = useVacancyTexts()(vacancy);
  const { description, descriptionEn, descriptionAr } = vacancy;
  useEffect(() => {
    document.title = visit('documentTitle', { title });
  }, [visit, title]);
  const facts = [
    [t('contract'), contract],
    [t('city'), city],
    [t('salary'), salary],
    [t('languages'), languages],
    [t('until'), vacancy.isOpen ? until : null],
  ] as const;
  return (
    <VacancyColumn>
      <WayBack>
        <Link to="/job">{t('wayBack')}</Link>
      </WayBack>
      <VacancyHeader>
        <h1 tabIndex={-1} dir="auto">
          {title}
        </h1>
        <p>
          <bdi>{store}</bdi> · {city}
        </p>
      </VacancyHeader>
      {!vacancy.isOpen && (
        <Note tone="warning" title={t('closed')}>
          {t('closedText')}
        </Note>
      )}
      <VacancyColumns>
        <VacancyFacts aria-label={t('facts')}>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </VacancyFacts>
        <VacancyText>
          <RichText
            html={localized({ name: description, nameEn: descriptionEn, nameAr: descriptionAr })}
            top={2}
          />
        </VacancyText>
        {vacancy.isOpen && <ApplicationSection slug={vacancy.slug} store={store} />}
      </VacancyColumns>
    </VacancyColumn>
  );
}
