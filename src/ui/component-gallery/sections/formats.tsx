import { addMilliseconds } from 'date-fns/addMilliseconds';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Section } from '../section';

/** The instant of the examples: Thursday 19 November 2026, 10:24 in Casablanca. */
const NOW = new Date('2026-11-19T10:24:00Z');
/** One whole number for each of Arabic's six forms. */
const COUNTS = [0, 1, 2, 3, 11, 100];

const Rows = styled.dl`
  display: grid;
  grid-template-columns: fit-content(50%) minmax(0, 1fr);
  gap: var(--space-8) var(--space-24);
  & > dt {
    color: var(--text-2);
  }
  & > dd {
    font-variant-numeric: tabular-nums;
  }
`;

function later(milliseconds: number): Date {
  return addMilliseconds(NOW, milliseconds);
}

/** Money, numbers, dates and plurals in the page's language. */
export function Formats() {
  const t = useText('catalogue');
  const format = useFormat();
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('formats.money'), format.money(189_000)],
    [t('formats.number'), format.number(1_234_567.5)],
    [t('formats.percent'), format.percent(0.974)],
    [t('formats.fileSize'), format.fileSize(1_640_000)],
    [t('formats.date'), format.longDate(NOW)],
    [t('formats.dateTime'), format.dateTime(NOW)],
    [t('formats.past'), format.relative(later(-3 * millisecondsInMinute), NOW)],
    [t('formats.future'), format.relative(later(2 * millisecondsInHour), NOW)],
    [t('formats.duration'), format.duration(2 * millisecondsInHour + 56 * millisecondsInMinute)],
    [t('formats.list'), format.list([t('formats.first'), t('formats.second'), t('formats.third')])],
  ];
  return (
    <Section title={t('formats.title')} note={t('formats.note')}>
      <Rows>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
        <dt>{t('formats.plural')}</dt>
        <dd>
          {COUNTS.map((count) => (
            <div key={count}>{t('formats.orders', { count })}</div>
          ))}
        </dd>
      </Rows>
    </Section>
  );
}
