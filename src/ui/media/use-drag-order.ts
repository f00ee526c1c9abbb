import { type PointerEvent, useRef, useState } from 'react';

/** Pixels that the pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly isDragging: boolean;
  /** The picture at the drop position. */
  readonly over: string | null;
}

function idUnder({ clientX, clientY }: PointerEvent): string | null {
  return (
    document
      .elementsFromPoint(clientX, clientY)
      .map((element) => element.closest<HTMLElement>('[data-picture]')?.dataset['picture'])
      .find(Boolean) ?? null
  );
}

/**
 * Reorders pictures by dragging with a mouse or pen. On touch devices a finger scrolls the page,
 * and the buttons move pictures. Not all browsers can drag buttons natively, so this uses pointer
 * events.
 */
export function useDragOrder(onMove: (id: string, over: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const end = () => setDrag(null);
  return {
    dragging: drag?.isDragging ? drag.id : null,
    over: drag?.isDragging && drag.over !== drag.id ? drag.over : null,
    /** Whether the press that ends here was a drag, which must not open the picture. */
    wasDragged: () => dragged.current,
    handlers: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        dragged.current = false;
        if (event.pointerType === 'touch' || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, x: event.clientX, y: event.clientY, isDragging: false, over: null });
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drag) return;
        const way = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
        if (!drag.isDragging && way < THRESHOLD) return;
        dragged.current = true;
        const over = idUnder(event);
        if (!drag.isDragging || over !== drag.over) setDrag({ ...drag, isDragging: true, over });
      },
      onPointerUp: () => {
        if (drag?.isDragging && drag.over && drag.over !== drag.id) onMove(drag.id, drag.over);
        end();
      },
      onPointerCancel: end,
    }),
  };
}
