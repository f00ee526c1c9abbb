import { AxisBottom, AxisLeft, AxisRight } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { axisTicks } from '#domain/metrics/axis-ticks';
import type { Bands } from './plot-frame';

/** Height of a drawing in px; the value axis is on the side where reading begins. */
export const PLOT_HEIGHT = 256;
const TOP = 12;
const BOTTOM = 28;
const AXIS = 44;
const EDGE = 4;
/** px needed for the name of a point. */
const LABEL_WIDTH = 40;
/** Width of a column in px, where there is enough room. */
const MAX_COLUMN_WIDTH = 22;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  & text {
    fill: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  & text.current {
    fill: var(--text);
    font-weight: var(--weight-strong);
  }
`;
const GridLines = styled(Bar)`
  fill: var(--hover);
`;
const Rule = styled(Line)`
  stroke: var(--line);
`;

type Direction = 'ltr' | 'rtl';

/** The positions of a plot's points. */
export function plotBands(count: number, direction: Direction) {
  return (width: number): Bands => ({
    start: direction === 'rtl' ? EDGE : AXIS,
    step: Math.max(1, width - AXIS - EDGE) / count,
  });
}

/** The scales that position drawings inside a plot. */
export type PlotScales = ReturnType<typeof scalesOf>;

function scalesOf(count: number, maxValue: number, width: number) {
  const lines = axisTicks(maxValue);
  const inner = { width: Math.max(0, width - AXIS - EDGE), height: PLOT_HEIGHT - TOP - BOTTOM };
  const x = scaleBand({
    domain: Array.from({ length: count }, (_, at) => at),
    range: [0, inner.width],
  });
  const y = scaleLinear({ domain: [0, lines.at(-1) ?? 1], range: [inner.height, 0] });
  const column = Math.min(MAX_COLUMN_WIDTH, x.step() * 0.62);
  return { x, y, lines, inner, column, centre: (at: number) => (x(at) ?? 0) + x.step() / 2 };
}

interface ValuePlotProps {
  /** px */
  width: number;
  direction: Direction;
  /** Below the points, in their order. */
  names: readonly string[];
  /** The largest drawn value. */
  maxValue: number;
  /** A value on the axis. */
  tick: (value: number) => string;
  current: number | null;
  children: (scales: PlotScales) => ReactNode;
}

/** Lines, axes and the position of the current point; the caller draws the contents. */
export function ValuePlot(props: ValuePlotProps) {
  const { width, direction, names, maxValue, tick, current, children } = props;
  const scales = scalesOf(names.length, maxValue, width);
  const { x, y, lines, inner } = scales;
  const isTurned = direction === 'rtl';
  const axis = {
    scale: y,
    tickValues: lines,
    tickFormat: (value: { valueOf(): number }) => tick(value.valueOf()),
    hideAxisLine: true,
    hideTicks: true,
  };
  const every = Math.ceil(LABEL_WIDTH / Math.max(1, x.step()));
  return (
    <Drawing width={width} height={PLOT_HEIGHT} aria-hidden="true" focusable="false">
      <Group left={isTurned ? EDGE : AXIS} top={TOP}>
        {lines.map((line) => (
          <Rule key={line} from={{ x: 0, y: y(line) }} to={{ x: inner.width, y: y(line) }} />
        ))}
        {current !== null && (
          <GridLines x={x(current) ?? 0} width={x.step()} height={inner.height} rx={8} />
        )}
        {children(scales)}
        {isTurned ? <AxisRight {...axis} left={inner.width} /> : <AxisLeft {...axis} />}
        <AxisBottom
          scale={x}
          top={inner.height}
          tickValues={names.map((_, at) => at).filter((at) => at % every === 0)}
          tickFormat={(at) => names[at] ?? ''}
          tickLabelProps={(at) => ({
            textAnchor: 'middle',
            ...(at === current ? { className: 'current' } : {}),
          })}
          hideAxisLine
          hideTicks
        />
      </Group>
    </Drawing>
  );
}
