import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { Bar, Line } from '@visx/shape';
import { styled } from 'styled-components';
import type { ProductSales } from '#openapi/types.generated';
import { useFormat } from '../../text/use-format';
import { HEIGHT, MARGIN, type SalesScales } from './sales-scales';

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  & text {
    fill: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
    font-variant-numeric: tabular-nums;
  }
`;
const Column = styled(Bar)`
  fill: var(--fill);
`;
const GridLines = styled(Bar)`
  fill: var(--press);
`;
const Rule = styled(Line)`
  stroke: var(--line);
`;

/** Px needed by a date under the axis. */
const LABEL_WIDTH = 72;
const RADIUS = 3;

interface SalesColumnsProps {
  days: ProductSales['days'];
  scales: SalesScales;
  /** px */
  width: number;
  current: ProductSales['days'][number] | undefined;
}

/** The drawing; the slider above it and the table provide its content to assistive technology. */
export function SalesColumns({ days, scales, width, current }: SalesColumnsProps) {
  const format = useFormat();
  const { x, y } = scales;
  const inner = { width: width - MARGIN.left - MARGIN.right, height: y(0) };
  const ticks = y.ticks(4).filter(Number.isInteger);
  return (
    <Drawing width={width} height={HEIGHT} aria-hidden="true" focusable="false">
      <Group left={MARGIN.left} top={MARGIN.top}>
        {ticks.map((tick) => (
          <Rule key={tick} from={{ x: 0, y: y(tick) }} to={{ x: inner.width, y: y(tick) }} />
        ))}
        {current && (
          <GridLines x={left(scales, current.day)} width={x.step()} height={inner.height} />
        )}
        {days.map(({ day, pieces }) => (
          <Column
            key={day}
            x={x(day) ?? 0}
            y={y(pieces)}
            width={x.bandwidth()}
            height={inner.height - y(pieces)}
            rx={RADIUS}
          />
        ))}
        <AxisLeft
          scale={y}
          tickValues={ticks}
          tickFormat={(value) => format.number(Number(value))}
          hideAxisLine
          hideTicks
        />
        <AxisBottom
          scale={x}
          top={inner.height}
          tickValues={spread(days, inner.width)}
          tickFormat={(day) => format.day(day, new Date(day))}
          hideAxisLine
          hideTicks
        />
      </Group>
    </Drawing>
  );
}

function left({ x }: SalesScales, day: string): number {
  return (x(day) ?? 0) - (x.step() - x.bandwidth()) / 2;
}

/** As many days as fit, including the last one. */
function spread(days: ProductSales['days'], width: number): string[] {
  const every = Math.max(1, Math.ceil(days.length / Math.max(1, Math.floor(width / LABEL_WIDTH))));
  const last = days.length - 1 - Math.floor(every / 2);
  return days.filter((_, index) => (last - index) % every === 0).map(({ day }) => day);
}
