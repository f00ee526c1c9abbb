import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { FigureName } from '#domain/metrics/figure-definitions';
import QuestionIcon from '~icons/solar/question-circle-linear';
import { Popover } from '../kit/overlays/popover';
import { FIGURES_PATH } from '../links/figures-path';
import { useText } from '../text/use-text';

/* Above the link that covers the cell, and no taller than the line of the name. */
const Corner = styled.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
  margin-block: -12px;
  & > button {
    min-inline-size: 32px;
  }
  & svg {
    inline-size: 16px;
    block-size: 16px;
  }
`;
const Explanation = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16);
  font: 400 var(--text-small) var(--font-body);
  & a {
    color: var(--accent-text);
    font-weight: var(--weight-strong);
  }
`;

/** What a figure counts, in a panel, with a link to the page of all definitions. */
export function FigureHelp({ name }: { name: FigureName }) {
  const t = useText('dashboards');
  const figure = t(`figures.${name}`);
  return (
    <Corner>
      <Popover label={t('definitions.of', { figure })} icon={QuestionIcon} iconOnly width={320}>
        {() => (
          <Explanation>
            <b>{figure}</b>
            <p>{t(`definitions.${name}`)}</p>
            <Link to={`${FIGURES_PATH}#${name}`}>{t('definitions.all')}</Link>
          </Explanation>
        )}
      </Popover>
    </Corner>
  );
}
