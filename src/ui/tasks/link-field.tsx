import { useState } from 'react';
import { styled } from 'styled-components';
import { TASK_LINK_KINDS, type TaskLink, type TaskLinkKind } from '#domain/tasks/task-form';
import type { TaskLink as StoredLink } from '#openapi/types.generated';
import { Autocomplete } from '../kit/fields/autocomplete';
import { Select } from '../kit/fields/select';
import { fieldId } from '../kit/form/bound';
import { useFormField } from '../kit/form/form-error-text';
import { useSearchInput } from '../lists/use-search-input';
import { usePermission } from '../portal-context/use-permission';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';
import { FOUND_RECORDS } from './linked-records';

const NONE = 'none';

const Row = styled.div`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  gap: var(--space-12);
  align-items: end;
`;

interface LinkFieldProps {
  /** The Formik value's path: a kind and an id, or null. */
  name: string;
  /** The stored link of the task, whose name is known. */
  link: StoredLink | null;
}

/** The record that a task is about: its kind, then the record by searching. */
export function LinkField({ name, link }: LinkFieldProps) {
  const t = useText('tasks');
  const { value, error, change, leave } = useFormField<TaskLink | null>(name);
  const [chosen, setChosen] = useState<TaskLinkKind | null>(null);
  const seesPayouts = usePermission('payments.see');
  const kind = value?.kind ?? chosen;
  const kinds = TASK_LINK_KINDS.filter((one) => one !== 'payout' || seesPayouts || one === kind);
  return (
    <Row id={fieldId(name)} tabIndex={-1}>
      <Select
        label={t('form.linkKind')}
        value={kind ?? NONE}
        options={[
          { value: NONE, label: t('form.noLink') },
          ...kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) })),
        ]}
        onChange={(next) => {
          setChosen(kinds.find((one) => one === next) ?? null);
          change(null);
        }}
      />
      {kind && (
        <RecordSearch
          key={kind}
          kind={kind}
          value={value}
          stored={link}
          error={error}
          onChange={(id) => change(id === null ? null : { kind, id })}
          onBlur={leave}
        />
      )}
    </Row>
  );
}

interface RecordSearchProps {
  kind: TaskLinkKind;
  value: TaskLink | null;
  stored: StoredLink | null;
  error: string | undefined;
  onChange: (id: string | null) => void;
  onBlur: () => void;
}

function RecordSearch({ kind, value, stored, error, onChange, onBlur }: RecordSearchProps) {
  const t = useText('tasks');
  const localized = useLocalizedName();
  const { found, setTyped } = useSearchInput(FOUND_RECORDS[kind]);
  const own = stored && stored.id === value?.id ? stored : null;
  const storedName =
    own && localized({ name: own.label, nameEn: own.labelEn, nameAr: own.labelAr });
  const options = (found.data ?? []).map((record) => ({
    value: record.id,
    label: localized(record),
  }));
  return (
    <Autocomplete
      label={t('form.linkSearch')}
      emptyText={t('form.linkNone')}
      options={options}
      value={value?.id ?? null}
      valueLabel={storedName ?? undefined}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      onInput={setTyped}
      loading={found.isFetching}
    />
  );
}
