import { styled } from 'styled-components';

const WIDTH = 72;
const HEIGHT = 24;
/** Room for the width of the line. */
const EDGE = { x: 1, y: 2 };

const Stroke = styled.polyline<{ $quiet: boolean }>`
  fill: none;
  stroke: ${({ $quiet }) => ($quiet ? 'var(--chart-4)' : 'var(--chart-1)')};
`;

interface SparklineProps {
  /** In the order of time, from left to right in every language. */
  values: readonly number[];
  /** In grey, for an unfavourable trend. */
  muted?: boolean;
}

/** The points of the line, evenly spaced between the edges. */
function pointsOf(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values, 1)];
  const step = (WIDTH - 2 * EDGE.x) / Math.max(1, values.length - 1);
  const height = HEIGHT - 2 * EDGE.y;
  return values
    .map((value, at) => {
      const y = HEIGHT - EDGE.y - ((value - least) / (most - least || 1)) * height;
      return `${EDGE.x + at * step},${y}`;
    })
    .join(' ');
}

/**
 * The trend of a figure at a glance, as wide as its container; the page's chart contains the
 * numbers. Drawn without the chart library, which the home page would load for one line.
 */
export function Sparkline({ values, muted = false }: SparklineProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      width="100%"
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <Stroke
        $quiet={muted}
        points={pointsOf(values)}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}
