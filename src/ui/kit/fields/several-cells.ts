import type { ClipboardEvent, DragEvent } from 'react';

const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

/**
 * Inserts pasted or dropped lines with tabs between them. A browser writes a line break into a field
 * as a blank or as nothing, so that two cells below each other would become one number.
 */
function insertLines(
  event: { currentTarget: HTMLInputElement; preventDefault: () => void },
  transfer: DataTransfer | null,
): void {
  const lines = transfer?.getData('text/plain').trim() ?? '';
  const text = lines.replace(LINE_BREAKS, '\t');
  if (text === lines) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(text, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The handlers of an input of one number, which keep the cells of a spreadsheet apart. */
export const keepingCellsApart = {
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => insertLines(event, event.clipboardData),
  onDrop: (event: DragEvent<HTMLInputElement>) => insertLines(event, event.dataTransfer),
};
