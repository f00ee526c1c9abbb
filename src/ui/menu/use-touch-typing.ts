import { useEffect, useState } from 'react';
import { afterPointerRelease } from '../kit/form/after-pointer-release';
import { useMediaQuery } from '../theme/use-media-query';

/** What opens the keyboard of a touch screen. */
const TEXT_FIELDS =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"], [type="submit"])';

/** Whether a text field has the focus on a touch screen: its keyboard takes the window's foot. */
export function useTouchTyping(): boolean {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [isInField, setInField] = useState(false);
  useEffect(() => {
    if (!isTouch) return;
    const leaving = new AbortController();
    const read = () => setInField(document.activeElement?.matches(TEXT_FIELDS) ?? false);
    // A press that leaves the field ends where it began, before the bar comes back under it.
    const readLater = () => afterPointerRelease(() => setTimeout(read));
    document.addEventListener('focusin', read, { signal: leaving.signal });
    document.addEventListener('focusout', readLater, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isTouch]);
  return isTouch && isInField;
}
