import { useFormikContext } from 'formik';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import { showServerErrors } from '../kit/form/problem-errors';
import { useLatest } from '../kit/use-latest';
import { changedValues, sameValues } from './changed-values';
import type { RunningEdit } from './use-record-edit';

/** How long a person pauses before what was typed is kept (ms). */
const PAUSE_MS = 400;

export interface EditedValues<Values extends FormValues> {
  /** What differs from the record now. */
  readonly changes: Partial<Values>;
  readonly isChanged: boolean;
  /** Keeps what was typed without waiting for a pause. */
  readonly saveDraftNow: () => void;
  /** Goes back to the record, and gives what stood in the form. */
  readonly discard: () => Values;
}

/** Ties the values of the Formik around it to the process of their record, in both directions. */
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

/** Tells the process what differs: after a pause, when the page is hidden, and when the form goes. */
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
  // A layout effect ends before the process is stopped, so the last words still reach it.
  useLayoutEffect(() => saveDraftNow, [saveDraftNow]);
  return saveDraftNow;
}

/** Takes over what the process brings: a draft from before, a newer record, the record as it was saved. */
function useIncomingValues<Values extends FormValues>(
  edit: RunningEdit<Values>,
  onSaved: () => void,
): void {
  const { snapshot, record } = edit;
  const form = useFormikContext<Values>();
  const shown = useRef<EditedRecord<Values> | null>(null);
  const reported = useRef(record);
  const isSaved = snapshot.matches({ editing: 'saved' });
  // Told once the form shows what was saved: whoever leads away then is not asked for his changes.
  useEffect(() => {
    if (!isSaved || reported.current === record || form.initialValues !== record.values) return;
    reported.current = record;
    onSaved();
  });
  useLayoutEffect(() => {
    const before = shown.current?.values;
    if (shown.current === record) return;
    shown.current = record;
    const { changes, attempt } = snapshot.context;
    // Saved: what was typed while the save was on its way stays. A newer record: what was typed stays.
    const since = isSaved && attempt ? attempt.values : before;
    const typed = since ? changedValues(since, form.values) : changes;
    if (before) form.resetForm({ values: record.values });
    if (Object.keys(typed).length > 0) void form.setValues({ ...record.values, ...typed });
  });
}

/** Puts what the server refused beside its fields. */
function useRefusedFields<Values extends FormValues>({ snapshot }: RunningEdit<Values>): void {
  const form = useFormikContext<Values>();
  const latest = useLatest(form);
  const { problem, attempt } = snapshot.context;
  useEffect(() => {
    if (!problem?.errors || !attempt) return;
    // The attempt is this form's own.
    showServerErrors(latest.current, attempt.values as Values, problem.errors);
  }, [problem, attempt, latest]);
}
