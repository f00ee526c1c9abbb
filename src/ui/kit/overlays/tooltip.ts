interface TooltipOptions {
  /** The tooltip only repeats the control's name: it is shown, but not read aloud again. */
  repeatsName?: boolean | undefined;
  /** At the inline end of the control instead of above it: in a column of icons. */
  beside?: boolean | undefined;
}

/**
 * The attributes of a control with a tooltip, which `Tooltips` shows.
 * @param text the shown sentence; without it, the control has no tooltip
 */
export function tooltip(text: string | undefined, options: TooltipOptions = {}) {
  const { repeatsName = false, beside = false } = options;
  if (!text) return {};
  return {
    'data-tooltip': text,
    ...(repeatsName ? { 'data-tooltip-name': '' } : {}),
    ...(beside ? { 'data-tooltip-beside': '' } : {}),
  };
}
