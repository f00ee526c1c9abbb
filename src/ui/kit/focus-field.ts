/**
 * Puts the focus into the field of this id: into the control itself, or into the first part of one
 * that is made of parts (a date's day, a slider's thumb).
 */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('input:not([type="hidden"]), [role="spinbutton"]');
  (part ?? field)?.focus();
}
