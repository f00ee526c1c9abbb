import type { GraphState, GraphTransition } from '../graph/process-graph';
import type { BoxLine } from './labels';

/** In pixels from the drawing's corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle extends Point {
  readonly width: number;
  readonly height: number;
}

/** A state at its position; `state` is null for the machine itself, which surrounds all others. */
export interface DrawnBox extends Rectangle {
  readonly id: string;
  readonly name: string;
  readonly state: GraphState | null;
  /** The id of the box that contains it. */
  readonly around: string | null;
  readonly holdsOthers: boolean;
  readonly lines: readonly BoxLine[];
}

/** The transitions from one state to another, on one arrow. */
export interface DrawnArrow {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly GraphTransition[];
  readonly paths: readonly (readonly Point[])[];
  readonly label: Rectangle | null;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** A box follows the box that contains it. */
  readonly boxes: readonly DrawnBox[];
  readonly arrows: readonly DrawnArrow[];
}

/** Sizes in pixels that the layout and the pictures share. */
export const SIZES = { letter: 6.7, line: 17, name: 34, gap: 10, padding: 14 } as const;
