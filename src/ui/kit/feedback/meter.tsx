import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type MeterTone = 'accent' | 'warning' | 'error' | 'info';

interface MeterBase {
  /** Names it for assistive technology. */
  label: string;
  /** From 0 to `max`. */
  value: number;
  /** 100 by default. */
  max?: number | undefined;
  tone?: MeterTone | undefined;
}

const fills: Record<MeterTone, string> = {
  accent: 'var(--fill)',
  warning: 'var(--warning)',
  error: 'var(--error)',
  info: 'var(--info)',
};

const Track = styled.span<{ $height: number }>`
  display: block;
  block-size: ${({ $height }) => $height}px;
  border-radius: var(--radius-round);
  background: var(--track);
  overflow: hidden;
`;
const Fill = styled.span<{ $tone: MeterTone }>`
  display: block;
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => fills[$tone]};
  transition: inline-size var(--t-page) var(--ease);
`;
const Circle = styled.span<{ $size: number }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  & > svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
  }
  & > b {
    font: var(--weight-head) var(--text-h2) var(--font-head);
  }
`;

function share(value: number, max: number): number {
  return max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
}

/** A fill level: 4 px high in rows, 6 on cards. */
export function Meter(props: MeterBase & { height?: number | undefined }) {
  const { label, value, max = 100, tone = 'accent', height = 6 } = props;
  return (
    <Track
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      $height={height}
    >
      <Fill $tone={tone} style={{ inlineSize: `${share(value, max) * 100}%` }} />
    </Track>
  );
}

/** The progress of work; without `value` it only shows that work is running. */
export function ProgressBar(
  props: Omit<MeterBase, 'value'> & { value?: number | undefined; height?: number | undefined },
) {
  const { label, value, max = 100, tone = 'accent', height = 6 } = props;
  const known = value !== undefined;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      {...(known ? { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': value } : {})}
      $height={height}
    >
      <Fill $tone={tone} style={{ inlineSize: known ? `${share(value, max) * 100}%` : '40%' }} />
    </Track>
  );
}

/** A round meter, 10 px thick at 68; thinner at smaller sizes. */
export function Ring(
  props: MeterBase & {
    /** px; 68 by default. */
    size?: number | undefined;
    /** px. */
    thickness?: number | undefined;
    children?: ReactNode;
  },
) {
  const { label, value, max = 100, tone = 'accent', size = 68 } = props;
  const thickness = props.thickness ?? Math.max(3, Math.round(size / 11));
  const radius = (size - thickness) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <Circle
      $size={size}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <svg width={size} height={size} aria-hidden="true" focusable="false">
        <circle {...circle} stroke="var(--track)" />
        {/* At zero, the round line cap alone would draw a dot. */}
        {value > 0 && (
          <circle
            {...circle}
            stroke={fills[tone]}
            strokeLinecap="round"
            strokeDasharray={`${share(value, max) * length} ${length}`}
          />
        )}
      </svg>
      {props.children && <b>{props.children}</b>}
    </Circle>
  );
}
