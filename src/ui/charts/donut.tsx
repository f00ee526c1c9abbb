import { Group } from '@visx/group';
import { Pie } from '@visx/shape';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { HUES, type Hue } from './hues';

export interface Slice {
  readonly id: string;
  readonly hue: Hue;
  readonly value: number;
}

const SIZE = 160;
const THICKNESS = 22;
/** Radians of the gap between two slices. */
const GAP = 0.03;

const Circle = styled.div`
  position: relative;
  inline-size: ${SIZE}px;
  block-size: ${SIZE}px;
  margin-inline: auto;
`;
const Arc = styled.path<{ $hue: Hue }>`
  fill: ${({ $hue }) => HUES[$hue]};
`;
const Centered = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  color: var(--text-2);
  font: 400 var(--text-help) var(--font-body);
  & > b {
    color: var(--text);
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
`;

interface DonutProps {
  /** Clockwise from the top in every language; no value is negative. */
  slices: readonly Slice[];
  /** In the middle: the sum, and its unit. */
  sum: string;
  children: ReactNode;
}

/** Parts of a whole as a ring. Decorative: the legend next to it contains every part as text. */
export function Donut({ slices, sum, children }: DonutProps) {
  return (
    <Circle>
      <svg width={SIZE} height={SIZE} aria-hidden="true" focusable="false">
        <Group top={SIZE / 2} left={SIZE / 2}>
          <Pie
            data={slices.filter(({ value }) => value > 0)}
            pieValue={({ value }) => value}
            pieSort={null}
            pieSortValues={null}
            outerRadius={SIZE / 2}
            innerRadius={SIZE / 2 - THICKNESS}
            padAngle={GAP}
          >
            {({ arcs, path }) =>
              arcs.map((arc) => (
                <Arc key={arc.data.id} $hue={arc.data.hue} d={path(arc) ?? undefined} />
              ))
            }
          </Pie>
        </Group>
      </svg>
      <Centered>
        <b>{sum}</b>
        {children}
      </Centered>
    </Circle>
  );
}
