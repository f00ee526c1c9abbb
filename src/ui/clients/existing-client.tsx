import { useFormikContext } from 'formik';
import { Link } from 'react-router';
import type { ClientValues } from '#domain/clients/client-form';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Client } from '#openapi/types.generated';
import type { RecordEdit } from '../forms/use-record-edit';
import { BoundCheckbox } from '../kit/form/bound-more-fields';
import { clientPath } from '../links/client-path';
import { useText } from '../text/use-text';
import { clientNameOf } from './client-name';

/** The client who has the typed phone number or e-mail address already. */
export interface ExistingClient {
  readonly client: Client;
  /** Fields with `client_exists`. */
  readonly fields: readonly string[];
}

/** The client of the last refusal (contract: 409 `already_taken` with `client_exists`). */
export function existingClientOf(edit: RecordEdit<ClientValues>): ExistingClient | null {
  const { problem } = edit.snapshot.context;
  if (!edit.snapshot.matches({ editing: 'refused' }) || !problem?.current) return null;
  const codes = Object.entries(problem.errors ?? {});
  const fields = codes.flatMap(([field, told]) => (told.includes('client_exists') ? [field] : []));
  // The contract promises a client with this code.
  return fields.length > 0 ? { client: problem.current as Client, fields } : null;
}

/** Leads to the page of that client, in a tab of its own: the typed values stay. */
export function ExistingClientLink({ of: { client } }: { of: ExistingClient }) {
  const t = useText('clients');
  return (
    <Link to={clientPath(client)} target="_blank">
      {t('form.existing', { name: bidiIsolate(clientNameOf(client)) })}
    </Link>
  );
}

/** Says that both are two people, so that the client is saved all the same. */
export function DistinctChoice({ existing }: { existing: ExistingClient | null }) {
  const t = useText('clients');
  const { values } = useFormikContext<ClientValues>();
  if (!existing && !values.isDistinct) return null;
  return <BoundCheckbox name="isDistinct">{t('form.distinct')}</BoundCheckbox>;
}
