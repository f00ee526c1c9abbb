/**
 * Focuses the field with this id: the control itself, or the first part of a control made of parts
 * (a date's day, a slider's thumb).
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('input:not([type="hidden"]), [role="spinbutton"]');
  (part ?? field)?.focus();
}
