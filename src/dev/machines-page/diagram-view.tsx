import { useReactFlow, useStore } from '@xyflow/react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import type { Drawing } from '../diagram/drawing';
import { isFullyVisible, readableZoom, viewportFor } from '../diagram/viewport';
import { useHighlights } from './diagram-parts';

/** The state to show: the innermost active one, otherwise the initial state. */
function stateToShow({ boxes }: Drawing, active: ReadonlySet<string>): string {
  return (
    (
      boxes.findLast(({ id, holdsOthers }) => !holdsOthers && active.has(id)) ??
      boxes.find(({ state }) => state?.isInitial) ??
      boxes[0]
    )?.id ?? ''
  );
}

/** Starts at a readable zoom and keeps the machine's current state in view. */
export function FollowActiveState({ drawing }: { drawing: Drawing }) {
  const flow = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const wanted = useHighlights(({ active }) => stateToShow(drawing, active));

  const begun = useRef<object>({});
  const beginning = useMemo(() => ({ drawing, width, height }), [drawing, width, height]);

  useEffect(() => {
    const part = drawing.boxes.find(({ id }) => id === wanted);
    if (!part || width === 0) return;
    const frame = { width, height };
    const isNew = begun.current !== beginning;
    const view = flow.getViewport();
    // After a user has moved the drawing, it moves only for a state that is out of view.
    if (!isNew && isFullyVisible(view, part, frame)) return;
    begun.current = beginning;
    const zoom = isNew ? readableZoom(drawing, frame) : view.zoom;
    void flow.setViewport(viewportFor(drawing, part, frame, zoom));
  }, [flow, drawing, width, height, wanted, beginning]);
  return null;
}

const STEP = 80;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** Arrow keys move the drawing, plus and minus zoom it, 0 shows all of it. */
export function useDrawingKeys(): (pressed: KeyboardEvent) => void {
  const flow = useReactFlow();
  const acts: Readonly<Record<string, () => void>> = {
    '+': () => void flow.zoomIn(),
    '-': () => void flow.zoomOut(),
    '0': () => void flow.fitView(),
  };
  return (pressed) => {
    if (pressed.target !== pressed.currentTarget || pressed.ctrlKey || pressed.metaKey) return;
    const way = DIRECTIONS[pressed.key];
    const act = acts[pressed.key];
    if (!way && !act) return;
    pressed.preventDefault();
    act?.();
    if (!way) return;
    const { x, y, zoom } = flow.getViewport();
    void flow.setViewport({ x: x + way[0], y: y + way[1], zoom });
  };
}
