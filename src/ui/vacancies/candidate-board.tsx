import { styled } from 'styled-components';
import { isEndColumn } from '#domain/vacancies/candidacy-columns';
import type { Vacancy } from '#openapi/types.generated';
import { AriaLocale } from '../kit/aria-locale';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { Note } from '../kit/feedback/note';
import { Deferred } from '../kit/loading/deferred';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';
import { ListToolbar } from '../lists/list-toolbar';
import type { useListUrl } from '../lists/list-url';
import { moveFocusAmongCards } from '../lists/move-focus-among-cards';
import { ProblemState } from '../lists/problem-state';
import { useText } from '../text/use-text';
import { below, media } from '../theme/breakpoints';
import { useMediaQuery } from '../theme/use-media-query';
import { candidateFilters, type VacancyPageState } from './candidate-board-query';
import { CandidateColumn } from './candidate-column';
import { useCandidateBoard } from './use-candidate-board';

/** What is opened on the board is one file. */
function loadOpened() {
  return import('./opened-candidate');
}
const CandidateDrawer = lazyComponent(loadOpened, 'CandidateDrawer');
const CandidateDialogs = lazyComponent(loadOpened, 'CandidateDialogs');

/** Five columns fit a page with the menu beside it; a narrower board scrolls. */
const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(196px, 1fr);
  gap: var(--space-12);
  padding: 0 var(--space-24) var(--space-24);
  overflow-x: auto;
  align-items: start;
  ${media.below('phone')} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    padding-inline: var(--space-16);
  }
`;
/** Both ends of a candidacy, one below the other. */
const Ends = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  min-inline-size: 0;
`;
const Padded = styled.div`
  padding: 0 var(--space-24) var(--space-24);
`;

interface CandidateBoardProps {
  vacancy: Vacancy;
  state: VacancyPageState;
  url: ReturnType<typeof useListUrl>;
}

/** The candidates of a vacancy: their stages side by side, on a phone one below the other. */
export function CandidateBoard({ vacancy, state, url }: CandidateBoardProps) {
  const t = useText('vacancies');
  const onPhone = useMediaQuery(below('phone'));
  const board = useCandidateBoard(candidateFilters(vacancy.id, state));
  const { actors, columns, total } = board;
  const isFiltered = state.q !== '' || state.isMine;
  const withDialog = actors.withOpenDialog();
  const open = (candidate: string | null) => url.change({ candidate });
  const shown = columns.filter(({ candidacies }) => !onPhone || candidacies.length > 0);
  const columnsOf = (isEnd: boolean) =>
    shown
      .filter(({ column }) => isEndColumn(column) === isEnd)
      .map(({ column, candidacies }) => (
        <CandidateColumn
          key={column}
          column={column}
          candidacies={candidacies}
          actors={actors}
          isDraggable={!onPhone}
          onOpen={open}
        />
      ));
  return (
    <>
      <ListToolbar
        label={t('board.searchLabel')}
        placeholder={t('board.search')}
        q={state.q}
        url={url}
        clear={isFiltered ? t('empty.clear') : null}
        tools={null}
      >
        <Button
          variant={state.isMine ? 'soft' : 'outline'}
          aria-pressed={state.isMine}
          onClick={() => url.change({ interviewer: state.isMine ? null : 'me' })}
        >
          {t('board.mine')}
        </Button>
      </ListToolbar>
      {board.error !== undefined && <ProblemState error={board.error} onRetry={board.refetch} />}
      {board.isLoading && (
        <Padded>
          <Skeleton $height="320px" $radius="var(--radius-card)" />
        </Padded>
      )}
      {!board.isComplete && (
        <Padded>
          <Note tone="info">{t('board.tooMany', { count: 300 })}</Note>
        </Padded>
      )}
      {!board.isLoading && board.error === undefined && total === 0 && (
        <NoCandidates isFiltered={isFiltered} vacancy={vacancy} />
      )}
      {total > 0 && (
        <AriaLocale>
          <Columns onKeyDown={moveFocusAmongCards}>
            {columnsOf(false)}
            <Ends>{columnsOf(true)}</Ends>
          </Columns>
        </AriaLocale>
      )}
      <Deferred>
        {state.candidate && (
          <CandidateDrawer
            key={state.candidate}
            candidacyId={state.candidate}
            actor={actors.of(state.candidate)}
            vacancy={vacancy}
            onClose={() => open(null)}
          />
        )}
        {withDialog && <CandidateDialogs key={withDialog.id} actor={withDialog.actor} />}
      </Deferred>
    </>
  );
}

interface NoCandidatesProps {
  isFiltered: boolean;
  vacancy: Vacancy;
}

function NoCandidates({ isFiltered, vacancy: { status } }: NoCandidatesProps) {
  const t = useText('vacancies');
  if (isFiltered) {
    return <EmptyState title={t('board.noneFound')}>{t('empty.filteredText')}</EmptyState>;
  }
  return (
    <EmptyState title={t('board.none')}>
      {t(status === 'draft' ? 'board.noneYet' : 'board.noneText')}
    </EmptyState>
  );
}
