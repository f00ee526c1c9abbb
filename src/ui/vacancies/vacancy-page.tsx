import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  useGetVacancyQuery,
  useLazyExportCandidaciesQuery,
} from '#application/api/vacancies-endpoints.generated';
import type { Vacancy } from '#openapi/types.generated';
import EditIcon from '~icons/solar/pen-2-linear';
import { Button, ButtonLink } from '../kit/button';
import { Card } from '../kit/layout/card';
import { MoreMenu } from '../kit/layout/more-menu';
import { PageHeader } from '../kit/layout/page-header';
import { Tabs } from '../kit/layout/tabs';
import { CardsSkeleton } from '../kit/loading/cards-skeleton';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { useUrlParams } from '../kit/use-url-params';
import { VACANCIES_PATH, vacancyEditPath } from '../links/vacancy-path';
import { ListExport } from '../lists/list-export';
import { useListUrl } from '../lists/list-url';
import { RecordQueryView } from '../lists/record-query-view';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedTitle } from '../text/localized';
import { useText } from '../text/use-text';
import { CandidateBoard } from './candidate-board';
import { candidateFilters, readVacancyPage, VACANCY_VIEWS } from './candidate-board-query';
import { useVacancyActors } from './use-vacancy-actors';
import type { VacancyActor } from './vacancy-actors';
import { VacancyDetails } from './vacancy-details';
import { useVacancySteps, VACANCY_ICONS } from './vacancy-menu';
import { VacancyNotFound } from './vacancy-not-found';
import { VacancyStatusChip } from './vacancy-status-chip';
import { VacancyVisibility } from './vacancy-visibility';

/** Loaded when the first dialog opens. */
const VacancyDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'vacancy-dialogs' */ './vacancy-dialogs'),
  'VacancyDialogs',
);

const NONE: never[] = [];

/** `/dashboard/job/{id}`: a vacancy, whether it is visible, and its candidates as a board. */
export function VacancyPage() {
  const { vacancyId = '' } = useParams();
  return <PageOf key={vacancyId} vacancyId={vacancyId} />;
}

function PageOf({ vacancyId }: { vacancyId: string }) {
  const t = useText('vacancies');
  const shell = useText('shell');
  const navigate = useNavigate();
  const titleOf = useLocalizedTitle();
  const query = useGetVacancyQuery({ vacancyId });
  const vacancy = query.currentData;
  const rows = useMemo(() => (vacancy ? [vacancy] : NONE), [vacancy]);
  const actors = useVacancyActors(rows, (action) => {
    if (action === 'delete') void navigate(VACANCIES_PATH, { replace: true });
  });
  const withDialog = actors.withOpenDialog();
  const actor = actors.of(vacancyId);
  const title = vacancy ? titleOf(vacancy) : t('loading');
  return (
    <>
      <PageHeader
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: VACANCIES_PATH },
          { label: title },
        ]}
        kind={shell('titles.vacancy')}
        title={title}
        status={vacancy && <VacancyStatusChip status={vacancy.status} />}
        more={vacancy && <MoreSteps vacancy={vacancy} actor={actor} />}
        actions={vacancy && <MainSteps vacancy={vacancy} actor={actor} />}
      />
      <RecordQueryView
        query={query}
        skeleton={<CardsSkeleton wide={['420px']} main={[]} side={[]} />}
        unknown={<VacancyNotFound />}
      >
        {(found) => <Content vacancy={found} />}
      </RecordQueryView>
      {withDialog && (
        <Deferred>
          <VacancyDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </>
  );
}

interface StepsProps {
  vacancy: Vacancy;
  actor: VacancyActor | undefined;
}

/** The next step of each status is a button of its own; the others are beside it. */
const MAIN_STEPS: readonly string[] = ['publish', 'reopen'];

/** The file of the candidates, and the actions that end the vacancy. */
function MoreSteps({ vacancy, actor }: StepsProps) {
  const t = useText('vacancies');
  const mayEdit = usePermission('vacancies.edit');
  const others = useVacancySteps(actor).filter((action) => !MAIN_STEPS.includes(action));
  const [params] = useUrlParams();
  const state = readVacancyPage(params);
  const [fetchFile, { isFetching }] = useLazyExportCandidaciesQuery();
  return (
    <>
      {mayEdit && vacancy.candidaciesCount > 0 && (
        <ListExport
          fetchFile={(form) =>
            fetchFile({ ...candidateFilters(vacancy.id, state), sort: 'createdAt', ...form })
          }
          busy={isFetching}
          fileName={t('board.fileName')}
        />
      )}
      {others.length > 0 && (
        <MoreMenu
          label={t('more')}
          items={others.map((action) => ({
            id: action,
            label: t('asks', { label: t(`actions.${action}`) }),
            icon: VACANCY_ICONS[action],
            danger: action === 'delete',
          }))}
          onAction={(id) => {
            const action = others.find((one) => one === id);
            if (action) actor?.send({ type: 'vacancy.ask', action });
          }}
        />
      )}
    </>
  );
}

function MainSteps({ vacancy, actor }: StepsProps) {
  const t = useText('vacancies');
  const mayEdit = usePermission('vacancies.edit');
  const main = useVacancySteps(actor).find((action) => MAIN_STEPS.includes(action));
  if (!mayEdit) return null;
  return (
    <>
      <ButtonLink
        variant={main ? 'outline' : 'primary'}
        icon={EditIcon}
        to={vacancyEditPath(vacancy)}
      >
        {t('actions.edit')}
      </ButtonLink>
      {main && (
        <Button
          icon={VACANCY_ICONS[main]}
          onClick={() => actor?.send({ type: 'vacancy.ask', action: main })}
        >
          {t('asks', { label: t(`actions.${main}`) })}
        </Button>
      )}
    </>
  );
}

function Content({ vacancy }: { vacancy: Vacancy }) {
  const t = useText('vacancies');
  const url = useListUrl();
  const [params] = useUrlParams();
  const state = readVacancyPage(params);
  return (
    <>
      <VacancyVisibility vacancy={vacancy} />
      <Card $flush>
        <Tabs
          label={t('views.label')}
          value={state.view}
          onChange={(view) => url.change({ view: view === 'candidates' ? null : view })}
          items={VACANCY_VIEWS.map((id) => ({
            id,
            label: t(`views.${id}`),
            ...(id === 'candidates' && { count: vacancy.candidaciesCount }),
          }))}
        >
          {state.view === 'candidates' ? (
            <CandidateBoard vacancy={vacancy} state={state} url={url} />
          ) : (
            <VacancyDetails vacancy={vacancy} />
          )}
        </Tabs>
      </Card>
    </>
  );
}
