import {
  bothClients,
  type ClientMergeContext,
  errorsOfMerge,
} from '#application/clients/client-merge.machine';
import { droppedValues, type SingleField } from '#domain/clients/client-merge';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Client } from '#openapi/types.generated';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { RadioGroup } from '../../kit/fields/radio-group';
import { Dialog } from '../../kit/overlays/dialog';
import { useSnapshot } from '../../lists/use-snapshot';
import { useProblemText } from '../../text/problem-text';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { clientNameOf } from '../client-name';
import type { ClientMerger } from './client-mergers';

/** Which of both clients stays, what it gets, and what is not kept of the other one. */
export function MergeDecision({ actor }: { actor: ClientMerger }) {
  const t = useText('clients');
  const snapshot = useSnapshot(actor);
  const { context } = snapshot;
  const { client, other, stayingId } = context;
  const busy = snapshot.hasTag('busy');
  const cancel = () => actor.send({ type: 'merge.cancel' });
  const facts = useClientFacts();
  return (
    <Dialog
      open
      onClose={cancel}
      busy={busy}
      width={560}
      title={t('merge.title')}
      description={t('merge.effect')}
      footer={
        <>
          <Button
            variant="text"
            disabled={busy}
            onClick={() => actor.send({ type: 'other.change' })}
          >
            {t('merge.change')}
          </Button>
          <Button variant="outline" disabled={busy} onClick={cancel}>
            {t('merge.cancel')}
          </Button>
          <Button
            busy={busy}
            disabled={!busy && !snapshot.can({ type: 'merge.confirm' })}
            onClick={() => actor.send({ type: 'merge.confirm' })}
          >
            {t('merge.confirm')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('merge.stays')}
        options={[client, ...(other ? [other] : [])].map((one) => ({
          value: one.id,
          label: <NameAndPhone client={one} />,
          help: facts(one),
          disabled: busy,
        }))}
        value={stayingId}
        onChange={(clientId) => actor.send({ type: 'staying.choose', clientId })}
      />
      <Dropped context={context} />
      <Obstacles context={context} />
    </Dialog>
  );
}

function NameAndPhone({ client }: { client: Client }) {
  return (
    <>
      <bdi>{clientNameOf(client)}</bdi> ·{' '}
      <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
    </>
  );
}

/** What tells two clients of one name apart: orders, revenue, and since when. */
function useClientFacts() {
  const t = useText('clients');
  const format = useFormat();
  return ({ ordersCount, totalSpent, createdAt }: Client) =>
    t('merge.facts', {
      orders: t('ordersCount', { count: ordersCount }),
      spent: bidiIsolate(format.money(totalSpent)),
      date: format.date(createdAt),
    });
}

/** The values of the other client that the one that stays does not get. */
function Dropped({ context }: { context: ClientMergeContext }) {
  const t = useText('clients');
  const both = bothClients(context);
  const dropped = both ? droppedValues(...both) : [];
  if (dropped.length === 0) return null;
  const labelOf = (field: SingleField) =>
    field === 'name' ? t('merge.fieldName') : t(`fields.${field}`);
  const shown = (field: SingleField, value: string) =>
    bidiIsolate(field === 'phoneNumber' ? formatPhoneNumber(value) : value);
  return (
    <Note tone="warning" title={t('merge.dropped')}>
      {dropped.map(({ field, value }) => (
        <p key={field}>{t('merge.value', { field: labelOf(field), value: shown(field, value) })}</p>
      ))}
    </Note>
  );
}

/** Why both cannot be merged: what they have together, or what the server answered. */
function Obstacles({ context }: { context: ClientMergeContext }) {
  const t = useText('clients');
  const problemText = useProblemText();
  const { addresses, note } = errorsOfMerge(context);
  const texts = [
    addresses && t('merge.addresses'),
    note && t('merge.note'),
    context.problem && problemText(context.problem),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <Note tone="error" announce>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  );
}
