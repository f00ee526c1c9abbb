import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MapPoint } from '#domain/map/map-point';
import { MAP_SIZE, outlinePath, placeOf } from '#domain/map/map-projection';
import { townPoint } from '#domain/map/town-points';
import { useText } from '../text/use-text';

/** The towns by which the map is read, and on which side of them their name stands. */
const TOWNS = {
  tanger: 'left',
  oujda: 'left',
  fes: 'right',
  rabat: 'left',
  casablanca: 'left',
  marrakech: 'right',
  agadir: 'left',
  ouarzazate: 'right',
  errachidia: 'right',
  guelmim: 'right',
  laayoune: 'right',
  ouededdahab: 'right',
} as const;

type TownName = keyof typeof TOWNS;
const TOWN_NAMES = Object.keys(TOWNS) as TownName[];

const { width, height } = MAP_SIZE;
const OUTLINE = outlinePath();
/** From a town to its name, in units of the map. */
const NAME_GAP = 7;
/** From the middle of a name to the line it is written on. */
const BASELINE = 5;
/** Two towns are so near that the upper name stands higher and the lower one lower. */
const SHIFTS: Readonly<Partial<Record<TownName, number>>> = { rabat: -4, casablanca: 4 };

/** A map is the same in every language: Arabic mirrors nothing in it. */
const Drawing = styled.svg`
  display: block;
  direction: ltr;
  inline-size: 100%;
  block-size: auto;
  & > path {
    fill: var(--sunk);
    stroke: var(--line-strong);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & > g {
    fill: var(--text-2);
    font: 400 14px var(--font-body);
  }
`;
const Mark = styled.g`
  && {
    fill: var(--accent);
    stroke: var(--paper);
    stroke-width: 2;
  }
`;

interface MoroccoMapProps {
  /** Null draws no mark. */
  point: MapPoint | null;
  /** What the picture says to those who do not see it; left out where another element says it. */
  label?: string;
}

/** Morocco with its larger towns and one marked point, drawn without tiles of others. */
export function MoroccoMap({ point, label }: MoroccoMapProps) {
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={OUTLINE} />
      <g>
        {TOWN_NAMES.map((town) => (
          <Town key={town} town={town} />
        ))}
      </g>
      {point && <PointMark point={point} />}
    </Drawing>
  );
}

function Town({ town }: { town: TownName }): ReactNode {
  const t = useText('map');
  const point = townPoint(`cty_${town}`);
  if (!point) return null;
  const { x, y } = placeOf(point);
  const isLeft = TOWNS[town] === 'left';
  return (
    <>
      <circle cx={x} cy={y} r={2.5} />
      <text
        x={isLeft ? x - NAME_GAP : x + NAME_GAP}
        y={y + BASELINE + (SHIFTS[town] ?? 0)}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {t(`towns.${town}`)}
      </text>
    </>
  );
}

/** A pin whose tip is at the point. */
function PointMark({ point }: { point: MapPoint }) {
  const { x, y } = placeOf(point);
  return (
    <Mark transform={`translate(${x} ${y})`} data-mark="">
      <path d="M0 0C-9-12-11-15-11-20A11 11 0 1 1 11-20C11-15 9-12 0 0Z" />
      <circle cy={-20} r={3.5} />
    </Mark>
  );
}
