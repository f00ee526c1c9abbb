import { BULK_PERMISSION, type BulkKind } from '#domain/products/bulk-change';
import ArchiveIcon from '~icons/solar/archive-down-minimlistic-linear';
import UnarchiveIcon from '~icons/solar/archive-up-minimlistic-linear';
import UnpublishIcon from '~icons/solar/close-circle-linear';
import StockIcon from '~icons/solar/layers-linear';
import BrandIcon from '~icons/solar/tag-linear';
import PriceIcon from '~icons/solar/tag-price-linear';
import PublishIcon from '~icons/solar/upload-minimalistic-linear';
import CategoryIcon from '~icons/solar/widget-linear';
import { Button } from '../../kit/button';
import type { IconType } from '../../kit/icon';
import { Menu } from '../../kit/overlays/menu';
import { usePermissions } from '../../portal-context/use-permissions';
import { useText } from '../../text/use-text';

const ICONS: Record<BulkKind, IconType> = {
  publish: PublishIcon,
  price: PriceIcon,
  stock: StockIcon,
  archive: ArchiveIcon,
  unpublish: UnpublishIcon,
  category: CategoryIcon,
  brand: BrandIcon,
  unarchive: UnarchiveIcon,
};

/** Actions on the bar itself, and in its menu. The archive offers only unarchiving. */
const ON_BAR: readonly BulkKind[] = ['publish', 'price', 'stock', 'archive'];
const IN_MENU: readonly BulkKind[] = ['unpublish', 'category', 'brand'];
const IN_ARCHIVE: readonly BulkKind[] = ['unarchive'];

interface BulkBarProps {
  archived: boolean;
  onAsk: (kind: BulkKind) => void;
}

/** The actions for the selected products, without those that the role forbids. */
export function BulkBar({ archived, onAsk }: BulkBarProps) {
  const t = useText('bulk');
  const permissions = usePermissions();
  const offered = (kinds: readonly BulkKind[]) =>
    kinds.filter((kind) => permissions.has(BULK_PERMISSION[kind]));
  const inMenu = archived ? [] : offered(IN_MENU);
  return (
    <>
      {offered(archived ? IN_ARCHIVE : ON_BAR).map((kind) => (
        <Button
          key={kind}
          variant="quiet"
          size="small"
          icon={ICONS[kind]}
          onClick={() => onAsk(kind)}
        >
          {t(`bar.${kind}`)}
        </Button>
      ))}
      {inMenu.length > 0 && (
        <Menu
          label={t('bar.more')}
          size="small"
          items={inMenu.map((kind) => ({
            id: kind,
            label: t(`bar.${kind}`),
            icon: ICONS[kind],
          }))}
          onAction={(id) => {
            const kind = inMenu.find((one) => one === id);
            if (kind) onAsk(kind);
          }}
        />
      )}
    </>
  );
}
