import { Link } from 'react-router';
import { styled } from 'styled-components';
import { casablancaInstant } from '#domain/time/casablanca-day';
import type { VacancySummary } from '#openapi/types.generated';
import { Chip } from '../kit/feedback/chip';
import { NameText } from '../kit/name-text';
import { vacancyPath } from '../links/vacancy-path';
import { DetailLine, Muted, Strong, TwoLineCell } from '../lists/cells';
import { useCityName } from '../store/use-cities';
import { useLocalizedTitle } from '../text/localized';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Counted = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
`;

interface CellProps {
  vacancy: VacancySummary;
}

/** Title; kind of contract and city. */
export function VacancyCell({ vacancy }: CellProps) {
  const t = useText('vacancies');
  const title = useLocalizedTitle()(vacancy);
  const city = useCityName()(vacancy.cityId);
  return (
    <TwoLineCell data-lines="">
      <Strong dir="auto" title={title}>
        <Link to={vacancyPath(vacancy)}>
          <NameText>{title}</NameText>
        </Link>
      </Strong>
      <DetailLine>
        {[t(`contract.${vacancy.contract}`), city].filter(Boolean).join(' · ')}
      </DetailLine>
    </TwoLineCell>
  );
}

/** How many have applied, and how many nobody has decided on. */
export function CandidatesCell({ vacancy: { candidaciesCount, newCount } }: CellProps) {
  const t = useText('vacancies');
  const format = useFormat();
  if (candidaciesCount === 0) return <Muted>{t('noCandidates')}</Muted>;
  return (
    <Counted>
      {format.number(candidaciesCount)}
      {newCount > 0 && <Chip tone="info">{t('newCandidates', { count: newCount })}</Chip>}
    </Counted>
  );
}

/** The last day on which one can apply. */
export function ClosingCell({ vacancy: { closesOn } }: CellProps) {
  const t = useText('vacancies');
  const format = useFormat();
  if (!closesOn) return <Muted>{t('noClosing')}</Muted>;
  return <time dateTime={closesOn}>{format.date(casablancaInstant(closesOn))}</time>;
}

/** When it was last changed. */
export function UpdatedCell({ vacancy: { updatedAt } }: CellProps) {
  const format = useFormat();
  return <time dateTime={updatedAt}>{format.dateTime(updatedAt)}</time>;
}
