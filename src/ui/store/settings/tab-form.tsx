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
import { Note } from '../../kit/feedback/note';
import { toasts } from '../../kit/feedback/toast-store';
import { Columns, Stack } from '../../kit/table/columns';
import { useText } from '../../text/use-text';
import { type ChangeSource, LastChange } from './last-change';
import { draftSubject } from './use-pending-drafts';

interface TabFormProps<Values extends FormValues>
  extends Pick<RecordFormProps<Values>, 'schema' | 'fields' | 'parts' | 'errorText'> {
  tab: SettingsTab;
  editing: RecordEditing<Values>;
  record: EditedRecord<Values>;
  readOnly: boolean;
  /** The entries of the audit log for this tab. */
  changes: readonly ChangeSource[];
  /** Fields above the head. */
  lead?: ReactNode;
  /** Above the fields, and usable by read-only users. */
  head?: ReactNode;
  /** Next to the fields, and usable by read-only users. */
  aside?: ReactNode;
  children: ReactNode;
}

const Fields = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-inline-size: 0;
`;

/**
 * A tab of the settings: saved separately, stored as a draft, and read-only for users who may not
 * change it.
 */
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
      {props.lead && <Fields disabled={readOnly}>{props.lead}</Fields>}
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

/** Tabs whose text about the required role differs from that of the others. */
const IDENTITY: ReadonlySet<SettingsTab> = new Set(['general', 'payment', 'legal']);
