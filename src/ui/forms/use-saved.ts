import { useEffect, useRef } from 'react';
import type { FormValues } from '#application/editing/edited-record';
import type { RunningEdit } from './use-record-edit';

/** Calls `onSaved` once after every save, as soon as the saved record `isShown`. */
export function useSaved<Values extends FormValues>(
  { snapshot, record }: RunningEdit<Values>,
  onSaved: () => void,
  isShown = true,
): void {
  const reported = useRef(record);
  const isSaved = snapshot.matches({ editing: 'saved' });
  useEffect(() => {
    if (!isSaved || !isShown || reported.current === record) return;
    reported.current = record;
    onSaved();
  });
}
