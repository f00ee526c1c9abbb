import { type PointerEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductSales } from '#application/api/products-endpoints.generated';
import { useWidth } from '../../kit/use-width';
import { isolated } from '../../text/isolated';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { SalesColumns } from './sales-columns';
import { HEIGHT, MARGIN, type SalesDay, type SalesScales, scalesOf } from './sales-scales';

/** Time runs from left to right in every language. */
const Frame = styled.div`
  position: relative;
  block-size: ${HEIGHT}px;
  border-radius: var(--radius-control);
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
/** Lies over the columns: keys and fingers move along the days as along any slider. */
const Slider = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;
`;
const Tip = styled.div`
  position: absolute;
  inset-block-start: 0;
  inline-size: max-content;
  padding: 4px 10px;
  border-radius: var(--radius-control);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  font: 400 var(--text-help) var(--font-body);
  pointer-events: none;
`;

interface SalesChartProps {
  /** One a day, the oldest first. */
  days: ProductSales['days'];
}

/** Pieces sold a day as columns; a day's figures show under the pointer, a finger or the arrow keys. */
export function SalesChart({ days }: SalesChartProps) {
  const t = useText('product');
  const words = useDayWords();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const scales = scalesOf(days, width);
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const index = Math.floor(x / scales.x.step());
    setAt(Math.min(Math.max(index, 0), days.length - 1));
  };
  const shown = at === null ? undefined : days[at];
  return (
    <Frame ref={frame} dir="ltr" onPointerMove={point} onPointerLeave={() => setAt(null)}>
      {width > 0 && <SalesColumns days={days} scales={scales} width={width} current={shown} />}
      {shown && (
        <Tip aria-hidden="true" style={placed(scales, shown.day, width)}>
          <span dir="auto">{words(shown)}</span>
        </Tip>
      )}
      <Slider
        type="range"
        min={0}
        max={days.length - 1}
        value={at ?? days.length - 1}
        aria-label={t('sales.choose')}
        aria-valuetext={words(shown ?? days.at(-1))}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        onFocus={() => setAt((now) => now ?? days.length - 1)}
        onBlur={() => setAt(null)}
      />
    </Frame>
  );
}

/** Above its column, and never past the frame: it hangs from its start before the middle, else from its end. */
function placed({ x }: SalesScales, day: string, width: number) {
  const centre = MARGIN.left + (x(day) ?? 0) + x.bandwidth() / 2;
  return centre < width / 2
    ? { insetInlineStart: `${Math.max(0, centre - MARGIN.left)}px` }
    : { insetInlineEnd: `${Math.max(0, width - centre - MARGIN.left)}px` };
}

function useDayWords(): (day: SalesDay | undefined) => string {
  const t = useText('product');
  const format = useFormat();
  return (day) =>
    day
      ? [
          format.date(day.day),
          t('sales.value', { count: day.pieces }),
          isolated(format.money(day.revenue)),
        ].join(' · ')
      : '';
}
