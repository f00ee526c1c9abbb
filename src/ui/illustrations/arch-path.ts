export interface ArchBox {
  /** The inner corner of the jamb, and how far the jambs stand apart. */
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** How much wider than the doorway its round is. */
const SWELL = 1.08;

/** The outline of a Moorish doorway: a round that is wider than the jambs it stands on. */
export function archPath({ x, width, top, bottom }: ArchBox): string {
  const half = width / 2;
  const radius = half * SWELL;
  const spring = top + radius + Math.sqrt(radius ** 2 - half ** 2);
  const [left, right, side, r] = [x, x + width, spring, radius].map((n) => Math.round(n * 10) / 10);
  return `M${left} ${bottom}V${side}A${r} ${r} 0 1 1 ${right} ${side}V${bottom}Z`;
}
