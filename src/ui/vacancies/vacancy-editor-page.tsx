import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useGetVacancyQuery } from '#application/api/vacancies-endpoints.generated';
import { newVacancy, vacancyRecord } from '#application/vacancies/vacancy-editing';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Vacancy } from '#openapi/types.generated';
import { toasts } from '../kit/feedback/toast-store';
import { PageHeader } from '../kit/layout/page-header';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { VACANCIES_PATH, vacancyPath } from '../links/vacancy-path';
import { RecordQueryView } from '../lists/record-query-view';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { VacancyForm } from './vacancy-form';
import { VacancyNotFound } from './vacancy-not-found';
import { VacancyStatusChip } from './vacancy-status-chip';

/** `/dashboard/job/new`: a new vacancy, as a draft. */
export function NewVacancyPage() {
  const t = useText('vacancies');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: VACANCIES_PATH },
          { label: t('form.newTitle') },
        ]}
        title={t('form.newTitle')}
      />
      <VacancyForm
        record={newVacancy}
        status="draft"
        onSaved={(id) => {
          toasts.show({ title: t('form.created') });
          void navigate(vacancyPath({ id }), { replace: true });
        }}
      />
    </>
  );
}

/** `/dashboard/job/{id}/edit`: the texts, conditions and interview hours of a vacancy. */
export function EditVacancyPage() {
  const { vacancyId = '' } = useParams();
  return <PageOf key={vacancyId} vacancyId={vacancyId} />;
}

function PageOf({ vacancyId }: { vacancyId: string }) {
  const t = useText('vacancies');
  const titleOf = useLocalizedTitle();
  const query = useGetVacancyQuery({ vacancyId });
  const vacancy = query.currentData;
  const name = vacancy && titleOf(vacancy);
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: VACANCIES_PATH },
          ...(vacancy ? [{ label: name ?? '', to: vacancyPath(vacancy) }] : []),
          { label: t('actions.edit') },
        ]}
        title={name ? t('form.editTitle', { name: bidiIsolate(name) }) : t('loading')}
        status={vacancy && <VacancyStatusChip status={vacancy.status} />}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['420px', '280px']} main={[]} side={[]} />}
        unknown={<VacancyNotFound />}
      >
        {(found) => <Editing vacancy={found} />}
      </RecordQueryView>
    </>
  );
}

function Editing({ vacancy }: { vacancy: Vacancy }) {
  const t = useText('vacancies');
  const record = useMemo(() => vacancyRecord(vacancy), [vacancy]);
  return (
    <VacancyForm
      record={record}
      status={vacancy.status}
      onSaved={() => toasts.show({ title: t('form.saved') })}
    />
  );
}
