import { type DragEvent, useEffect, useState } from 'react';
import { useLatest } from '../kit/use-latest';

const WRITABLE = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** Whether the dragged data contains files, not text or a link. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** Accepts files pasted anywhere on the page, except in editable fields. */
export function usePastedFiles(onFiles: (files: File[]) => void, active: boolean): void {
  const take = useLatest(onFiles);
  useEffect(() => {
    if (!active) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      const isWriting = event.target instanceof Element && event.target.closest(WRITABLE);
      if (files.length === 0 || isWriting) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [take, active]);
}

/** Accepts files dropped on an element; `isOver` while they hover. */
export function useDroppedFiles(onFiles: (files: File[]) => void, active: boolean) {
  const [isOver, setIsOver] = useState(false);
  if (!active) return { isOver: false, handlers: {} };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles(Array.from(event.dataTransfer.files));
    },
  };
  return { isOver, handlers };
}
