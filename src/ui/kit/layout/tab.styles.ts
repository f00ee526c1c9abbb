/** A tab, or a link styled as one; `active` is the selector of the current one. */
export function tabStyles(active: string): string {
  return `
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  flex: none;
  color: var(--text-2);
  font: 400 var(--text-body) var(--font-body);
  white-space: nowrap;
  &:hover {
    color: var(--text);
  }
  ${active} {
    color: var(--text);
    font-weight: var(--weight-strong);
    box-shadow: inset 0 -2px 0 var(--fill);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: 4px;
  }
`;
}
