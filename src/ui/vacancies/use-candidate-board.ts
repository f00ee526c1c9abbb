import { useMemo, useSyncExternalStore } from 'react';
import {
  type ListCandidaciesApiArg,
  useListCandidaciesQuery,
} from '#application/api/vacancies-endpoints.generated';
import { CANDIDACY_COLUMNS, columnOf } from '#domain/vacancies/candidacy-columns';
import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import { type CandidacyOutcome, createCandidacyActors, shownStatus } from './candidacy-actors';
import { candidatePage, hasCandidatePage } from './candidate-board-query';

/** The filters of the board. */
type BoardFilters = Omit<ListCandidaciesApiArg, 'page' | 'pageSize' | 'sort'>;

function usePage(filters: BoardFilters, page: number, total: number) {
  return useListCandidaciesQuery(candidatePage(filters, page), {
    skip: !hasCandidatePage(total, page),
  });
}

/** The candidacies of a vacancy under the filters, at most three pages, and their processes. */
export function useCandidateBoard(filters: BoardFilters) {
  const application = useApplication();
  const t = useText('vacancies');
  const first = usePage(filters, 1, 1);
  const total = (first.currentData ?? first.data)?.total ?? 0;
  const pages = [first, usePage(filters, 2, total), usePage(filters, 3, total)];
  const answers = pages.map(({ currentData, data }) => currentData ?? data);
  const [one, two, three] = answers;
  const candidacies = useMemo(() => {
    // One that moves between two pages meanwhile may be in both.
    const items = [one, two, three].flatMap((page) => page?.items ?? []);
    return [...new Map(items.map((item) => [item.id, item])).values()];
  }, [one, two, three]);
  const tell = useLatest(({ action }: CandidacyOutcome) =>
    toasts.show({ title: t(`candidate.toast.${action}`) }),
  );
  const actors = useRecordActors(candidacies, () =>
    createCandidacyActors(application, (outcome) => void tell.current(outcome)),
  );
  const statusOf = (candidacy: (typeof candidacies)[number]) =>
    shownStatus(candidacy, actors.started(candidacy.id));
  // Renders again when a candidacy was moved.
  useSyncExternalStore(actors.subscribe, () => candidacies.map(statusOf).join());
  return {
    columns: CANDIDACY_COLUMNS.map((column) => ({
      column,
      candidacies: candidacies.filter((candidacy) => columnOf(statusOf(candidacy)) === column),
    })),
    actors,
    total,
    isComplete: !hasCandidatePage(total, pages.length + 1),
    isLoading: one === undefined && first.error === undefined,
    error: one === undefined ? first.error : undefined,
    refetch: () => void first.refetch(),
  };
}
