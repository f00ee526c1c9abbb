import { useFormikContext } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import { showServerErrors } from '../kit/form/problem-errors';
import { useLatest } from '../kit/use-latest';
import { changedValues, sameValues } from './changed-values';
import type { RunningEdit } from './use-record-edit';
import { useSaved } from './use-saved';

/** How long a pause in typing is before the values are stored as a draft (ms). */
const PAUSE_MS = 400;

export interface EditedValues<Values extends FormValues> {
  /** The current differences from the record. */
  readonly changes: Partial<Values>;
  readonly isChanged: boolean;
  /** Stores the typed values without waiting for a pause. */
  readonly saveDraftNow: () => void;
  /** Resets the form to the record, and returns the discarded values. */
  readonly discard: () => Values;
}

/** Synchronises the values of the surrounding Formik with their record's process. */
export function useEditedValues<Values extends FormValues>(
  edit: RunningEdit<Values>,
  onSaved: () => void,
): EditedValues<Values> {
  const { record, send } = edit;
  const form = useFormikContext<Values>();
  const changes = changedValues(record.values, form.values);
  const saveDraftNow = useDraftAutosave(edit, changes);
  useIncomingValues(edit, onSaved);
  useRefusedFields(edit);
  const discard = () => {
    const typed = form.values;
    form.resetForm({ values: record.values });
    send({ type: 'draft.discard' });
    return typed;
  };
  return { changes, isChanged: Object.keys(changes).length > 0, saveDraftNow, discard };
}

/** Sends the differences to the process: after a pause, when the page is hidden, and on unmount. */
function useDraftAutosave<Values extends FormValues>(
  { snapshot, send }: RunningEdit<Values>,
  changes: Partial<Values>,
): () => void {
  const { draftKey, changes: reported } = snapshot.context;
  const isNews = draftKey !== null && snapshot.matches('editing') && !sameValues(changes, reported);
  const latest = useLatest({ isNews, changes });
  const saveDraftNow = useCallback(() => {
    const { isNews: still, changes: now } = latest.current;
    if (still) send({ type: 'draft.keep', changes: now });
  }, [latest, send]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further change starts the pause anew.
  useEffect(() => {
    if (!isNews) return;
    const timer = setTimeout(saveDraftNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isNews, changes, saveDraftNow]);
  useEffect(() => {
    document.addEventListener('visibilitychange', saveDraftNow);
    return () => document.removeEventListener('visibilitychange', saveDraftNow);
  }, [saveDraftNow]);
  // A layout effect is cleaned up before the process stops, so it still receives the last values.
  useLayoutEffect(() => saveDraftNow, [saveDraftNow]);
  return saveDraftNow;
}

/** Applies the process's values to the form: an earlier draft, a newer record, the saved record. */
function useIncomingValues<Values extends FormValues>(
  edit: RunningEdit<Values>,
  onSaved: () => void,
): void {
  const { snapshot, record } = edit;
  const form = useFormikContext<Values>();
  const shown = useRef<EditedRecord<Values> | null>(null);
  const isSaved = snapshot.matches({ editing: 'saved' });
  // Once the form shows the saved values, so that a navigation from there asks nothing.
  useSaved(edit, onSaved, form.initialValues === record.values);
  useLayoutEffect(() => {
    const before = shown.current?.values;
    if (shown.current === record) return;
    shown.current = record;
    const { changes, attempt } = snapshot.context;
    // After a save, values typed during it stay. After a newer record, all typed values stay.
    const since = isSaved && attempt ? attempt.values : before;
    const typed = since ? changedValues(since, form.values) : changes;
    if (before) {
      form.resetForm({ values: record.values });
      // The fields that the user has left keep their errors.
      if (!isSaved) void form.setTouched(form.touched, false);
    }
    if (Object.keys(typed).length > 0) void form.setValues({ ...record.values, ...typed });
  });
}

/** Shows the server's errors at their fields. */
function useRefusedFields<Values extends FormValues>({ snapshot }: RunningEdit<Values>): void {
  const form = useFormikContext<Values>();
  const latest = useLatest(form);
  const { problem, attempt } = snapshot.context;
  useEffect(() => {
    if (!problem?.errors || !attempt) return;
    // The attempt was made by this form.
    showServerErrors(latest.current, attempt.values as Values, problem.errors);
  }, [problem, attempt, latest]);
}
