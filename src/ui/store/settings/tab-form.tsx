import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { auditEndpoints } from '#application/api/audit-endpoints.generated';
import type { EditedRecord, FormValues } from '#application/editing/edited-record';
import type { RecordEditing } from '#application/editing/record-edit.actors';
import type { SettingsTab } from '#domain/stores/settings-tabs';
import LockIcon from '~icons/solar/lock-keyhole-minimalistic-linear';
import { RecordForm, type RecordFormProps } from '../../forms/record-form';
import { useRecordEdit } from '../../forms/use-record-edit';
import { Columns, Stack } from '../../kit/columns';
import { Note } from '../../kit/note';
import { toasts } from '../../kit/toast-store';
import { useText } from '../../text/use-text';
import { type ChangeSource, LastChange } from './last-change';
import { draftSubject } from './use-pending-drafts';

interface TabFormProps<Values extends FormValues>
  extends Pick<RecordFormProps<Values>, 'schema' | 'fields' | 'parts' | 'errorText'> {
  tab: SettingsTab;
  editing: RecordEditing<Values>;
  record: EditedRecord<Values>;
  readOnly: boolean;
  /** Where the log tells of this tab. */
  changes: readonly ChangeSource[];
  /** Above the fields, and usable by who only looks. */
  head?: ReactNode;
  /** Beside the fields, and usable by who only looks. */
  aside?: ReactNode;
  children: ReactNode;
}

const Fields = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-inline-size: 0;
`;

/** A tab of the settings: saved for itself, kept as a draft, and shown only to who may not change it. */
export function TabForm<Values extends FormValues>(props: TabFormProps<Values>) {
  const { tab, editing, record, readOnly, aside, children } = props;
  const t = useText('storeSettings');
  const dispatch = useDispatch();
  const edit = useRecordEdit({ editing, record, subject: draftSubject(tab) });
  const saved = () => {
    toasts.show({ title: t('saved') });
    dispatch(auditEndpoints.util.invalidateTags(['audit']));
  };
  const fields = <Fields disabled={readOnly}>{children}</Fields>;
  return (
    <RecordForm
      edit={edit}
      schema={props.schema}
      label={t(`tabs.${tab}`)}
      onSaved={saved}
      errorText={props.errorText}
      fields={props.fields}
      parts={props.parts}
      byTab
    >
      {readOnly && (
        <Note tone="neutral" icon={LockIcon}>
          {t(IDENTITY.has(tab) ? 'readOnly.identity' : 'readOnly.operations')}
        </Note>
      )}
      {props.head}
      {aside ? (
        <Columns>
          {fields}
          <Stack>{aside}</Stack>
        </Columns>
      ) : (
        fields
      )}
      <LastChange sources={props.changes} />
    </RecordForm>
  );
}

/** Who may change the tab is said in the words of its kind. */
const IDENTITY: ReadonlySet<SettingsTab> = new Set(['general', 'payment', 'legal']);
