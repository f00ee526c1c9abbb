import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
} from '#domain/stores/store-settings';
import { SettingsTable } from '../forms/settings-layout';
import { BoundSwitch } from '../kit/form/bound-more-fields';
import { useText } from '../text/use-text';

const CHANNELS = ['inApp', 'email'] as const;

/**
 * A switch for each kind of notification and each channel; for forms of NotificationPreferences.
 */
export function NotificationChoices() {
  const t = useText('storeSettings');
  return (
    <SettingsTable>
      <thead>
        <tr>
          <th scope="col">{t('notification.kind')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`notification.channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <KindRow key={kind} kind={kind} />
        ))}
      </tbody>
    </SettingsTable>
  );
}

function KindRow({ kind }: { kind: NotificationKind }) {
  const t = useText('storeSettings');
  const name = t(`notification.kinds.${kind}`);
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t(`notification.means.${kind}`)}</small>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel}>
          <BoundSwitch
            name={`${kind}.${channel}`}
            aria-label={`${name} : ${t(`notification.channels.${channel}`)}`}
          />
        </td>
      ))}
    </tr>
  );
}

/** Texts of the kinds and the chosen channels for the comparison of two versions. */
export function useChoiceTexts() {
  const t = useText('storeSettings');
  const show = ({ inApp, email }: NotificationPreference) =>
    [inApp && t('notification.channels.inApp'), email && t('notification.channels.email')]
      .filter(Boolean)
      .join(' · ') || t('notification.none');
  const of = (kind: NotificationKind) => ({ label: t(`notification.kinds.${kind}`), show });
  return {
    delivery: of('delivery'),
    invoice: of('invoice'),
    order: of('order'),
    product: of('product'),
    store: of('store'),
  };
}
