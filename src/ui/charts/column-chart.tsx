import { BarRounded, Line } from '@visx/shape';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useDirection } from '../theme/document-language';
import { PlotFrame } from './plot-frame';
import { PLOT_HEIGHT, type PlotScales, plotBands, ValuePlot } from './value-plot';

/** A column, and the earlier value it is compared with. */
export interface Column {
  /** Unlike any other of the chart; names may repeat. */
  readonly id: string;
  readonly name: string;
  /** Null where there is no value yet. */
  readonly value: number | null;
  readonly before: number | null;
  /** Its period has not ended: hatched. */
  readonly isUnfinished: boolean;
}

const RADIUS = 5;
/** Overhang of the marker on either side of its column, in px. */
const MARKER_OVERHANG_PX = 5;

const Solid = styled(BarRounded)`
  fill: var(--chart-1);
`;
const Hatching = styled.pattern`
  & > line {
    stroke: var(--chart-1);
  }
`;
const PreviousMarker = styled(Line)`
  stroke: var(--text);
`;

interface ColumnChartProps {
  columns: readonly Column[];
  label: string;
  valueText: (at: number) => string;
  tip: (at: number) => ReactNode;
  tick: (value: number) => string;
}

/** Columns along time, each with a marker for the earlier value; the unfinished one is hatched. */
export function ColumnChart({ columns, label, valueText, tip, tick }: ColumnChartProps) {
  const direction = useDirection();
  const hatching = useId();
  const maxValue = Math.max(
    0,
    ...columns.flatMap(({ value, before }) => [value ?? 0, before ?? 0]),
  );
  const last = columns.findLastIndex(({ value }) => value !== null);
  const names = columns.map(({ name }) => name);
  return (
    <PlotFrame
      label={label}
      valueText={valueText}
      tip={tip}
      height={PLOT_HEIGHT}
      count={columns.length}
      first={Math.max(0, last)}
      bandsOf={plotBands(columns.length, direction)}
    >
      {(width, current) => (
        <ValuePlot
          width={width}
          direction={direction}
          names={names}
          maxValue={maxValue}
          tick={tick}
          current={current}
        >
          {(scales) => (
            <>
              <defs>
                <Hatching
                  id={hatching}
                  patternUnits="userSpaceOnUse"
                  width={5}
                  height={5}
                  patternTransform="rotate(45)"
                >
                  <line x1={1.5} x2={1.5} y1={0} y2={5} strokeWidth={3} />
                </Hatching>
              </defs>
              {columns.map((column, at) => (
                <OneColumn
                  key={column.id}
                  column={column}
                  at={at}
                  scales={scales}
                  hatching={hatching}
                />
              ))}
            </>
          )}
        </ValuePlot>
      )}
    </PlotFrame>
  );
}

interface OneColumnProps {
  column: Column;
  at: number;
  scales: PlotScales;
  /** Id of the pattern. */
  hatching: string;
}

function OneColumn({
  column: { value, before, isUnfinished },
  at,
  scales,
  hatching,
}: OneColumnProps) {
  const { y, inner, column, centre } = scales;
  const top = y(value ?? 0);
  const reach = column / 2 + MARKER_OVERHANG_PX;
  return (
    <>
      {value !== null && value > 0 && (
        <Solid
          x={centre(at) - column / 2}
          y={top}
          width={column}
          height={inner.height - top}
          radius={Math.min(RADIUS, inner.height - top)}
          top
          {...(isUnfinished ? { style: { fill: `url(#${hatching})` } } : {})}
        />
      )}
      {before !== null && before > 0 && (
        <PreviousMarker
          from={{ x: centre(at) - reach, y: y(before) }}
          to={{ x: centre(at) + reach, y: y(before) }}
          strokeWidth={2}
        />
      )}
    </>
  );
}
