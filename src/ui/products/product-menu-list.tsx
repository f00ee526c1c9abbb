import { useNavigate } from 'react-router';
import { isActionAllowed } from '#application/record-actions';
import type { ProductAction } from '#openapi/types.generated';
import ArchiveIcon from '~icons/solar/archive-down-minimlistic-linear';
import UnarchiveIcon from '~icons/solar/archive-up-minimlistic-linear';
import PublishIcon from '~icons/solar/check-circle-linear';
import UnpublishIcon from '~icons/solar/close-circle-linear';
import ViewIcon from '~icons/solar/eye-linear';
import StockIcon from '~icons/solar/layers-minimalistic-linear';
import EditIcon from '~icons/solar/pen-linear';
import SubmitIcon from '~icons/solar/plain-linear';
import PriceIcon from '~icons/solar/tag-price-linear';
import type { IconType } from '../kit/icon';
import { MenuList } from '../kit/overlays/menu-list';
import type { DisclosureState } from '../kit/overlays/use-disclosure';
import { productEditPath, productPath } from '../links/product-path';
import { useSnapshot } from '../lists/use-snapshot';
import { usePermission } from '../portal-context/use-permission';
import { useText } from '../text/use-text';
import type { ProductActor } from './product-actors';
import type { ProductMenuProps } from './product-menu';

/** In the order of the menu; archiving is last, apart from the rest. */
const ENTRIES: readonly { action: ProductAction; icon: IconType; mirrored?: boolean }[] = [
  { action: 'submit', icon: SubmitIcon, mirrored: true },
  { action: 'publish', icon: PublishIcon },
  { action: 'unpublish', icon: UnpublishIcon },
  { action: 'unarchive', icon: UnarchiveIcon },
  { action: 'archive', icon: ArchiveIcon },
];

/** Figures that are changed from a card's menu. */
const FIGURES = [
  { id: 'price', icon: PriceIcon },
  { id: 'quantity', icon: StockIcon },
] as const;

const VIEW = 'view';
const EDIT = 'edit';

interface ProductMenuListProps
  extends Pick<ProductMenuProps, 'archived' | 'onFigure' | 'figures' | 'inEditor'> {
  label: string;
  actor: ProductActor;
  disclosure: DisclosureState;
}

/** The link to the product's page, and its available actions. */
export function ProductMenuList(props: ProductMenuListProps) {
  const { label, actor, disclosure, archived = false, onFigure, inEditor = false } = props;
  const t = useText('products');
  const navigate = useNavigate();
  const mayEdit = usePermission('products.edit');
  const mayPrice = usePermission('products.prices');
  const { record: product } = useSnapshot(actor).context;
  // Those who may not unarchive a product know only from the list that it is archived; others also
  // after they have archived it.
  const isArchived = archived || isActionAllowed(product, 'unarchive');
  const isEditable = mayEdit && !inEditor && !isArchived;
  const figures =
    onFigure && isEditable
      ? FIGURES.filter(({ id }) => props.figures?.includes(id) && (mayPrice || id !== 'price'))
      : [];
  const offered = ENTRIES.filter(
    ({ action }) => isActionAllowed(product, action) && !(inEditor && action === 'submit'),
  );
  return (
    <MenuList
      label={label}
      disclosure={disclosure}
      items={[
        ...(inEditor ? [] : [{ id: VIEW, label: t('actions.view'), icon: ViewIcon }]),
        ...(isEditable ? [{ id: EDIT, label: t('actions.edit'), icon: EditIcon }] : []),
        ...figures.map(({ id, icon }) => ({ id, label: t(`actions.${id}`), icon })),
        ...offered.map(({ action, icon, mirrored }) => ({
          id: action,
          label: t(`actions.${action}`),
          icon,
          iconMirrored: mirrored,
          danger: action === 'archive',
          separated: action === 'archive' && !(inEditor && offered.length === 1),
        })),
      ]}
      onAction={(id) => {
        if (id === VIEW) void navigate(productPath(product));
        if (id === EDIT) void navigate(productEditPath(product));
        const figure = figures.find((one) => one.id === id);
        if (figure) onFigure?.(figure.id);
        const entry = offered.find(({ action }) => action === id);
        if (entry) actor.send({ type: `product.${entry.action}` });
      }}
    />
  );
}
