import { styled } from 'styled-components';
import type { VacancySummary } from '#openapi/types.generated';
import { RowActions } from '../lists/row-edit-link';
import { useText } from '../text/use-text';
import type { VacancyActor } from './vacancy-actors';
import { CandidatesCell, ClosingCell, VacancyCell } from './vacancy-cells';
import { VacancyRowActions } from './vacancy-menu';
import { VacancyStatusChip } from './vacancy-status-chip';

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--space-8) var(--space-12);
  }
  & > div:first-child {
    flex-wrap: nowrap;
  }
`;
const Until = styled.span`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface VacancyCardProps {
  vacancy: VacancySummary;
  actor: VacancyActor | undefined;
}

/** A vacancy on a phone. */
export function VacancyCard({ vacancy, actor }: VacancyCardProps) {
  const t = useText('vacancies');
  return (
    <Rows>
      <div>
        <VacancyCell vacancy={vacancy} />
        <RowActions>
          <VacancyRowActions vacancy={vacancy} actor={actor} />
        </RowActions>
      </div>
      <div>
        <VacancyStatusChip status={vacancy.status} />
        {vacancy.closesOn && (
          <Until>
            {t('columns.closesOn')} <ClosingCell vacancy={vacancy} />
          </Until>
        )}
      </div>
      <div>
        <Until>{t('columns.candidates')}</Until>
        <CandidatesCell vacancy={vacancy} />
      </div>
    </Rows>
  );
}
