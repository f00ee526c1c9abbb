import { useListClientsQuery } from '#application/api/clients-endpoints.generated';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import { Button } from '../../kit/button';
import { Autocomplete } from '../../kit/fields/autocomplete';
import { Dialog } from '../../kit/overlays/dialog';
import { type AskedText, MAX_RESULTS, useSearchInput } from '../../lists/use-search-input';
import { useSnapshot } from '../../lists/use-snapshot';
import { useText } from '../../text/use-text';
import { clientNameOf } from '../client-name';
import type { ClientMerger } from './client-mergers';

const PAGE = { sort: 'name', page: 1, pageSize: MAX_RESULTS } as const;

function useFoundClients({ q }: AskedText) {
  return useListClientsQuery({ q: q ?? '', ...PAGE }, { skip: !q });
}

/** The choice of the other client: the possible duplicates first, any client by searching. */
export function MergeChoice({ actor }: { actor: ClientMerger }) {
  const t = useText('clients');
  const { client } = useSnapshot(actor).context;
  const duplicates = useListClientsQuery({ duplicateOf: client.id, ...PAGE });
  const { found, setTyped } = useSearchInput(useFoundClients);
  const shown = found.isUninitialized ? duplicates : found;
  const others = (shown.data?.items ?? []).filter(({ id }) => id !== client.id);
  const cancel = () => actor.send({ type: 'merge.cancel' });
  return (
    <Dialog
      open
      onClose={cancel}
      width={520}
      title={t('merge.title')}
      description={t('merge.choose', { name: bidiIsolate(clientNameOf(client)) })}
      footer={
        <Button variant="outline" onClick={cancel}>
          {t('merge.cancel')}
        </Button>
      }
    >
      <Autocomplete
        label={t('merge.label')}
        placeholder={t('merge.placeholder')}
        emptyText={t('merge.none')}
        options={others.map((other) => ({
          value: other.id,
          label: clientNameOf(other),
          hint: bidiIsolate(formatPhoneNumber(other.phoneNumber)),
        }))}
        value={null}
        onChange={(id) => {
          const other = others.find((one) => one.id === id);
          if (other) actor.send({ type: 'other.choose', other });
        }}
        onInput={setTyped}
        loading={shown.isFetching}
      />
    </Dialog>
  );
}
