import { styled } from 'styled-components';
import { PageIntro } from '../../public-pages/parts/page-intro';
import { useText } from '../../text/use-text';
import {
  VacancyColumn,
  VacancyColumns,
  VacancyFacts,
  VacancyHeader,
  VacancyText,
  WayBack,
} from './vacancy-layout';

const Long = styled.div`
  min-block-size: 100vh;
`;

/** About as high as the facts. */
const FactsPlace = styled(VacancyFacts)`
  min-block-size: 280px;
`;

/** Placeholders that the server replaces by the title and the text of a vacancy. */
const TITLE = '__TITLE__';
const CONTENT = '__CONTENT__';

/** The initial content of the list of vacancies before its script runs. */
export function VacanciesInitialContent() {
  const t = useText('publicVacancies');
  return (
    <Long>
      <PageIntro title={t('title')} lead={t('lead')} />
    </Long>
  );
}

/** The initial content of the page of a vacancy before its script runs: its title and its text. */
export function VacancyInitialContent() {
  return (
    <Long>
      <VacancyColumn>
        <WayBack />
        <VacancyHeader>
          <h1 dir="auto">{TITLE}</h1>
          <p>{'\u00a0'}</p>
        </VacancyHeader>
        <VacancyColumns>
          <FactsPlace />
          <VacancyText dir="auto">{CONTENT}</VacancyText>
        </VacancyColumns>
      </VacancyColumn>
    </Long>
  );
}
