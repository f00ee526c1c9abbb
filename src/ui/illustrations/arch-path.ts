export interface ArchBox {
  /** The inner corner of the jamb, and the distance between the jambs. */
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** The arch's width, relative to the doorway. */
const SWELL = 1.08;

/** The outline of a Moorish doorway: an arch that is wider than its jambs. */
export function archPath({ x, width, top, bottom }: ArchBox): string {
  const half = width / 2;
  const radius = half * SWELL;
  const spring = top + radius + Math.sqrt(radius ** 2 - half ** 2);
  const [left, right, side, r] = [x, x + width, spring, radius].map((n) => Math.round(n * 10) / 10);
  return `M${left} ${bottom}V${side}A${r} ${r} 0 1 1 ${right} ${side}V${bottom}Z`;
}
