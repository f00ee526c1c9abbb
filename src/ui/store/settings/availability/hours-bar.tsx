import { styled } from 'styled-components';
import type { TypedSpan } from '#domain/stores/availability-form';
import { media } from '../../../theme/breakpoints';

/** The first and last hour that the bars show. */
export interface HourRange {
  readonly from: number;
  readonly to: number;
}

const USUAL: HourRange = { from: 6, to: 22 };
const STEP = 4;

function hoursOf(clock: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  return hours && minutes ? Number(hours) + Number(minutes) / 60 : null;
}

/** The usual hours of a day, extended to any working hours beyond them. */
export function visibleHours(spans: readonly TypedSpan[]): HourRange {
  const hours = spans
    .flatMap(({ opens, closes }) => [hoursOf(opens), hoursOf(closes)])
    .filter((hour) => hour !== null);
  return {
    from: Math.floor(Math.min(USUAL.from, ...hours)),
    to: Math.ceil(Math.max(USUAL.to, ...hours)),
  };
}

/** Columns of a day's line: switch and name, hours, bar, action. */
export const dayColumns = 'minmax(118px, 132px) minmax(0, 1fr) 156px 40px';

const Scale = styled.div`
  display: grid;
  grid-template-columns: ${dayColumns};
  gap: var(--space-12);
  padding-inline: var(--space-24) var(--space-12);
  padding-block-end: var(--space-4);
  ${media.below('tablet')} {
    display: none;
  }
`;
const Marks = styled.div`
  position: relative;
  grid-column: 3;
  block-size: 18px;
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  & > span {
    position: absolute;
    inline-size: 40px;
    margin-inline-start: -20px;
    text-align: center;
  }
`;
const Track = styled.div<{ $shut: boolean }>`
  position: relative;
  block-size: 24px;
  border-radius: var(--radius-chip);
  overflow: hidden;
  background: ${({ $shut }) =>
    $shut
      ? 'repeating-linear-gradient(135deg, var(--press) 0 6px, transparent 6px 12px)'
      : 'var(--press)'};
`;
const Span = styled.span`
  position: absolute;
  inset-block: 0;
  border-radius: var(--radius-chip);
  background: var(--fill);
`;
const Now = styled.span`
  position: absolute;
  inset-block: 0;
  inline-size: 2px;
  background: var(--text);
`;

function percent(hour: number, { from, to }: HourRange): string {
  return `${(Math.min(Math.max(hour, from), to) - from) * (100 / (to - from))}%`;
}

/** The hours above the bars. Time runs from left to right in every language. */
export function HourScale({ scale }: { scale: HourRange }) {
  const first = Math.ceil(scale.from / STEP) * STEP;
  const count = Math.floor((scale.to - first) / STEP) + 1;
  const marks = Array.from({ length: count }, (_, index) => first + index * STEP).filter(
    (hour) => hour > scale.from && hour < scale.to,
  );
  return (
    <Scale aria-hidden="true">
      <Marks dir="ltr">
        {marks.map((hour) => (
          <span key={hour} style={{ insetInlineStart: percent(hour, scale) }}>
            {`${hour}:00`}
          </span>
        ))}
      </Marks>
    </Scale>
  );
}

interface HoursBarProps {
  spans: readonly TypedSpan[];
  scale: HourRange;
  /** The current time if the day is today. */
  now: string | null;
}

/** The hours of a day as a bar; the fields beside it contain the same as text. */
export function HoursBar({ spans, scale, now }: HoursBarProps) {
  const time = now === null ? null : hoursOf(now);
  return (
    <Track dir="ltr" aria-hidden="true" $shut={spans.length === 0}>
      {spans.map(({ opens, closes }, index) => {
        const [begin, end] = [hoursOf(opens), hoursOf(closes)];
        if (begin === null || end === null || end <= begin) return null;
        return (
          <Span
            // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may be typed alike for a moment.
            key={index}
            style={{
              insetInlineStart: percent(begin, scale),
              inlineSize: `${(Math.min(end, scale.to) - begin) * (100 / (scale.to - scale.from))}%`,
            }}
          />
        );
      })}
      {time !== null && time > scale.from && time < scale.to && (
        <Now style={{ insetInlineStart: percent(time, scale) }} />
      )}
    </Track>
  );
}
