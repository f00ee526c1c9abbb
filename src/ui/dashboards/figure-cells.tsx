import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { type ComparedFigure, comparisonKind, verdictOf } from '#domain/metrics/figure-comparison';
import type { DaySpan } from '#domain/metrics/metric-period';
import DownIcon from '~icons/solar/arrow-right-down-linear';
import SameIcon from '~icons/solar/arrow-right-linear';
import UpIcon from '~icons/solar/arrow-right-up-linear';
import { SparkLine } from '../charts/spark-line';
import { Icon } from '../kit/icon';
import { Skeleton } from '../kit/skeleton';
import { VisuallyHidden } from '../kit/visually-hidden';
import { StripCell } from '../lists/figure-strip';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';
import { type FigureName, figurePath } from './figure-links';
import type { useFigureWords } from './use-figure-words';

const Cell = styled(StripCell)`
  position: relative;
  & > dt {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
    min-block-size: 24px;
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;
/* It has its place before it is drawn. */
const CourseOf = styled.span`
  display: flex;
  flex: none;
  inline-size: 72px;
  ${media.below('wide')} {
    inline-size: 48px;
  }
  ${media.below('phone')} {
    display: none;
  }
`;
/* Its line is there before the figure is. */
const Figure = styled.dd`
  min-block-size: 1lh;
  font: var(--weight-head) var(--text-figure) var(--font-head);
  overflow-wrap: anywhere;
  & > a {
    border-radius: 4px;
    color: inherit;
    /* The whole cell leads there. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
  ${media.below('wide')} {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
  ${media.below('phone')} {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;
const Note = styled.dd`
  min-block-size: 1lh;
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  font-variant-numeric: tabular-nums;
  ${media.below('wide')} {
    min-block-size: 2lh;
  }
`;
const Course = styled.span<{ $verdict: 'good' | 'bad' | 'neutral' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  & > svg,
  & > b {
    color: var(
      ${({ $verdict }) =>
        ({ good: '--success-text', bad: '--error-text', neutral: '--text-2' })[$verdict]}
    );
  }
  & > b {
    font-weight: var(--weight-strong);
  }
`;

const ARROWS = {
  more: UpIcon,
  fromNothing: UpIcon,
  less: DownIcon,
  same: SameIcon,
  nothing: SameIcon,
};

type Words = ReturnType<typeof useFigureWords>;

interface ChangeNoteProps {
  name: FigureName;
  figure: ComparedFigure;
  words: Words;
}

/** How a figure has changed: an arrow, by how much, and what it was; a sentence for ears. */
function ChangeNote({ name, figure, words }: ChangeNoteProps) {
  const t = useText('dashboards');
  const kind = comparisonKind(figure);
  return (
    <>
      <Course $verdict={verdictOf(name, kind)} aria-hidden="true">
        <Icon of={ARROWS[kind]} size={14} />
        {figure.change !== null && (
          <b>
            <bdi dir="ltr">{words.change(figure.change)}</bdi>
          </b>
        )}
        <span>
          {t('versus', { before: '' })}
          <bdi>{words.roughly(name, figure.before)}</bdi>
        </span>
      </Course>
      <VisuallyHidden>{words.sentence(name, figure)}</VisuallyHidden>
    </>
  );
}

interface FigureCellProps {
  name: FigureName;
  /** A figure beside another, or one that has no period; null while it is on its way. */
  figure: ComparedFigure | number | null;
  span: DaySpan;
  words: Words;
  /** Its last months; null where they keep their place. */
  course?: readonly number[] | null | undefined;
}

/** A figure of the strip, in its final size from the first moment; it opens the list it agrees with. */
export function FigureCell({ name, figure, span, words, course }: FigureCellProps) {
  const t = useText('dashboards');
  const path = figurePath(name, span);
  const shown =
    figure !== null && words.value(name, typeof figure === 'number' ? figure : figure.value);
  return (
    <Cell>
      <dt>
        {t(`figures.${name}`)}
        {course !== undefined && (
          <CourseOf>
            {course && (
              <SparkLine values={course} quiet={(course.at(-1) ?? 0) < (course[0] ?? 0)} />
            )}
          </CourseOf>
        )}
      </dt>
      <Figure>
        {!shown && <Skeleton $width="70%" $height="28px" />}
        {shown && (path ? <Link to={path}>{isolate(shown)}</Link> : isolate(shown))}
      </Figure>
      <Note>
        {figure === null && <Skeleton $width="55%" />}
        {typeof figure === 'number' &&
          t(name === 'balance' ? 'notes.balance' : 'notes.clientsTotal')}
        {figure !== null && typeof figure === 'object' && (
          <ChangeNote name={name} figure={figure} words={words} />
        )}
      </Note>
    </Cell>
  );
}

const isolate = (figure: string): ReactNode => <bdi>{figure}</bdi>;
