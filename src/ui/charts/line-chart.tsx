import { LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDirection } from '../theme/document-language';
import { HUES, type Hue } from './hues';
import { PlotFrame } from './plot-frame';
import { PLOT_HEIGHT, plotBands, ValuePlot } from './value-plot';

/** A line; it is distinguished by a pattern in addition to its hue. */
export interface Series {
  readonly id: string;
  readonly hue: Hue;
  readonly dash: 'solid' | 'dashed' | 'dotted';
  /** In the order of the names; null where there is no value yet. */
  readonly values: readonly (number | null)[];
}

export const DASHES: Record<Series['dash'], string | undefined> = {
  solid: undefined,
  dashed: '6 4',
  dotted: '2 4',
};

const Stroke = styled(LinePath<number>)<{ $hue: Hue }>`
  stroke: ${({ $hue }) => HUES[$hue]};
`;
const Dot = styled.circle<{ $hue: Hue }>`
  fill: ${({ $hue }) => HUES[$hue]};
  stroke: var(--paper);
`;

interface LineChartProps {
  names: readonly string[];
  /** The most important one first: it is drawn on top, and its last point is marked. */
  series: readonly Series[];
  label: string;
  valueText: (at: number) => string;
  tip: (at: number) => ReactNode;
  tick: (value: number) => string;
}

/** Lines along time, one over another for comparison. */
export function LineChart({ names, series, label, valueText, tip, tick }: LineChartProps) {
  const direction = useDirection();
  const maxValue = Math.max(
    0,
    ...series.flatMap(({ values }) => values.map((value) => value ?? 0)),
  );
  const last = series[0]?.values.findLastIndex((value) => value !== null) ?? -1;
  return (
    <PlotFrame
      label={label}
      valueText={valueText}
      tip={tip}
      height={PLOT_HEIGHT}
      count={names.length}
      first={Math.max(0, last)}
      bandsOf={plotBands(names.length, direction)}
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
          {({ y, centre }) =>
            series.toReversed().map(({ id, hue, dash, values }) => {
              const known = values.flatMap((value) => (value === null ? [] : [value]));
              const marked = current ?? (hue === 1 ? last : -1);
              const value = values[marked];
              return (
                <g key={id}>
                  <Stroke
                    $hue={hue}
                    data={known}
                    x={(_, at) => centre(at)}
                    y={(one) => y(one)}
                    strokeWidth={2}
                    strokeLinejoin="round"
                    {...(DASHES[dash] ? { strokeDasharray: DASHES[dash] } : {})}
                  />
                  {typeof value === 'number' && (
                    <Dot $hue={hue} cx={centre(marked)} cy={y(value)} r={5} strokeWidth={2} />
                  )}
                </g>
              );
            })
          }
        </ValuePlot>
      )}
    </PlotFrame>
  );
}
