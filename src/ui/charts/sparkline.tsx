import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { styled } from 'styled-components';

const WIDTH = 72;
const HEIGHT = 24;

const Stroke = styled(LinePath<number>)<{ $quiet: boolean }>`
  stroke: ${({ $quiet }) => ($quiet ? 'var(--chart-4)' : 'var(--chart-1)')};
`;

interface SparklineProps {
  /** In the order of time, from left to right in every language. */
  values: readonly number[];
  /** In grey, for an unfavourable trend. */
  muted?: boolean;
}

/**
 * The trend of a figure at a glance, as wide as its container; the page's chart contains the
 * numbers.
 */
export function Sparkline({ values, muted = false }: SparklineProps) {
  const x = scaleLinear({ domain: [0, values.length - 1], range: [1, WIDTH - 1] });
  const y = scaleLinear({
    domain: [Math.min(...values), Math.max(...values, 1)],
    range: [HEIGHT - 2, 2],
  });
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
        data={[...values]}
        x={(_, at) => x(at)}
        y={(value) => y(value)}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  );
}
