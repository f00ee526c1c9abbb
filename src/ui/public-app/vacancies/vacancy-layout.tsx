import { styled } from 'styled-components';
import { Container } from '../../public-pages/layout/public-layout';
import { media } from '../../theme/breakpoints';

/** The column of a public page about vacancies. */
export const VacancyColumn = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  padding-block: var(--space-32);
  & h1 {
    font: var(--weight-head) var(--text-display) var(--font-head);
    overflow-wrap: anywhere;
  }
  & h2 {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;
/** As high as a link to press. */
export const WayBack = styled.nav`
  display: flex;
  align-items: center;
  min-block-size: 44px;
`;
export const VacancyHeader = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > p {
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
`;
/** The text of a vacancy and the form, with its facts beside them; on a phone they are above. */
export const VacancyColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  grid-template-rows: auto 1fr;
  align-items: start;
  gap: var(--space-40);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-24);
  }
`;
export const VacancyFacts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  grid-column: 2;
  grid-row: 1 / span 2;
  padding: var(--space-24);
  border-radius: var(--radius-card);
  background: var(--sunk);
  & dt {
    color: var(--on-press);
    font: 400 var(--text-small) var(--font-body);
  }
  & dd {
    font-weight: var(--weight-strong);
  }
  & dd::first-letter {
    text-transform: uppercase;
  }
  ${media.below('tablet')} {
    grid-column: 1;
    grid-row: auto;
  }
`;
export const VacancyText = styled.div`
  grid-column: 1;
  max-inline-size: 44rem;
  min-inline-size: 0;
  font: 400 var(--text-large) var(--font-body);
`;
/** A form, or the state of an application. */
export const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  max-inline-size: 720px;
  padding: var(--space-32);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-card);
  ${media.below('phone')} {
    padding: var(--space-20);
  }
`;
