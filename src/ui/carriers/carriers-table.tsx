import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import { bidiIsolate } from '#domain/format/bidi-isolate';
import type { Carrier } from '#openapi/types.generated';
import ArchiveIcon from '~icons/solar/archive-minimalistic-linear';
import UnarchiveIcon from '~icons/solar/archive-up-linear';
import EditIcon from '~icons/solar/pen-2-linear';
import { EditableTable } from '../forms/editable-table';
import { Chip } from '../kit/feedback/chip';
import { Menu } from '../kit/overlays/menu';
import { useNow } from '../lists/use-now';
import { useFormat } from '../text/use-format';
import { useText } from '../text/use-text';

const Phone = styled.bdi`
  white-space: nowrap;
`;

interface CarrierActions {
  readOnly: boolean;
  onEdit: (carrier: Carrier) => void;
  onArchiving: (carrier: Carrier) => void;
}

/** The carriers in the order of the list. */
export function CarriersTable({
  carriers,
  ...actions
}: CarrierActions & { carriers: readonly Carrier[] }) {
  const t = useText('storeSettings');
  return (
    <EditableTable
      nameColumn={t('carriers.columns.name')}
      wideColumns={[
        t('carriers.columns.phone'),
        t('carriers.columns.tracking'),
        t('carriers.columns.used'),
      ]}
    >
      {carriers.map((carrier) => (
        <CarrierRow key={carrier.id} carrier={carrier} {...actions} />
      ))}
    </EditableTable>
  );
}

function CarrierRow({ carrier, readOnly, ...actions }: CarrierActions & { carrier: Carrier }) {
  const t = useText('storeSettings');
  const format = useFormat();
  const now = useNow();
  const { name, phone, trackingAddress, lastUsedAt } = carrier;
  const shownPhone = phone && <Phone dir="ltr">{formatPhoneNumber(phone)}</Phone>;
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>{' '}
        {carrier.isArchived && <Chip tone="neutral">{t('carriers.archived')}</Chip>}
        {shownPhone && <small data-narrow>{shownPhone}</small>}
      </th>
      <td data-wide>{shownPhone}</td>
      <td data-wide>{trackingAddress && <bdi dir="ltr">{new URL(trackingAddress).host}</bdi>}</td>
      <td data-wide>{lastUsedAt ? format.day(lastUsedAt, now) : t('carriers.never')}</td>
      <td data-menu>
        {!readOnly && (
          <Menu
            size="small"
            label={t('carriers.menu', { name: bidiIsolate(name) })}
            items={[
              { id: 'edit', label: t('edit'), icon: EditIcon },
              carrier.isArchived
                ? { id: 'archiving', label: t('carriers.actions.unarchive'), icon: UnarchiveIcon }
                : { id: 'archiving', label: t('carriers.actions.archive'), icon: ArchiveIcon },
            ]}
            onAction={(id) =>
              id === 'edit' ? actions.onEdit(carrier) : actions.onArchiving(carrier)
            }
          />
        )}
      </td>
    </tr>
  );
}
