import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useElementWidth } from '../kit/layout/use-element-width';
import { useDirection } from '../theme/document-language';

/** Time runs from left to right in every language. */
const Frame = styled.div`
  position: relative;
  border-radius: var(--radius-control);
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
/** Covers the drawing: keys and fingers move along the points as along any slider. */
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
  max-inline-size: 100%;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-control);
  background: var(--raised);
  box-shadow: var(--shadow-pop);
  font: 400 var(--text-help) var(--font-body);
  pointer-events: none;
`;

/**
 * The positions of a drawing's points, in px: the start of the first, and the distance between two.
 */
export interface Bands {
  readonly start: number;
  readonly step: number;
}

interface PlotFrameProps {
  /** px; the same before the drawing is loaded, so that nothing moves. */
  height: number;
  /** Number of points. */
  count: number;
  /** The label of the slider: "Mois du graphique". */
  label: string;
  /** All values of a point, as text for screen readers. */
  valueText: (at: number) => string;
  /** The same, as a visible tooltip. */
  tip: (at: number) => ReactNode;
  bandsOf: (width: number) => Bands;
  /** The point where the keyboard starts; the last one when left out. */
  first?: number;
  /** The drawing, hidden from assistive technology: the slider contains its values as text. */
  children: (width: number, current: number | null) => ReactNode;
}

/** Points along time: pointer, finger or arrow keys show a point's values. */
export function PlotFrame(props: PlotFrameProps) {
  const { height, count, label, valueText, tip, bandsOf, first = count - 1, children } = props;
  const direction = useDirection();
  const [frame, width] = useElementWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const bands = bandsOf(width);
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - bands.start;
    setAt(Math.min(Math.max(Math.floor(x / bands.step), 0), count - 1));
  };
  const putAway = ({ key }: KeyboardEvent) => key === 'Escape' && setAt(null);
  return (
    <Frame
      ref={frame}
      dir="ltr"
      style={{ blockSize: `${height}px` }}
      onPointerMove={point}
      onPointerLeave={() => setAt(null)}
    >
      {width > 0 && children(width, at)}
      {at !== null && (
        <Tip aria-hidden="true" data-tip="" style={tooltipPosition(bands, at, width)}>
          <div dir={direction}>{tip(at)}</div>
        </Tip>
      )}
      <Slider
        type="range"
        min={0}
        max={count - 1}
        value={at ?? first}
        aria-label={label}
        aria-valuetext={valueText(at ?? first)}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        onFocus={() => setAt((now) => now ?? first)}
        onBlur={() => setAt(null)}
        onKeyDown={putAway}
      />
    </Frame>
  );
}

/** At its point, and inside the frame: aligned by its start in the first half, else by its end. */
function tooltipPosition({ start, step }: Bands, at: number, width: number) {
  const centre = start + (at + 0.5) * step;
  return centre < width / 2
    ? { insetInlineStart: `${Math.max(0, centre - start)}px` }
    : { insetInlineEnd: `${Math.max(0, width - centre - start)}px` };
}
