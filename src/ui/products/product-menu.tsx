import type { ProductRecord } from '#application/products/product-actions.machine';
import type { InlineField } from '#domain/products/product-numbers';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { MenuTrigger } from '../kit/overlays/menu';
import { useProductLabel } from '../links/product-name';
import { useRecordState } from '../lists/use-record-state';
import { useText } from '../text/use-text';
import type { ProductActors } from './product-actors';

/** Loaded on demand: each row has a menu, and few are opened. */
const loadList = preloadable(() => import('./product-menu-list'));
const ProductMenuList = lazyComponent(loadList, 'ProductMenuList');

export interface ProductMenuProps {
  product: ProductRecord;
  actors: ProductActors;
  /** It must be unarchived before it is changed. */
  archived?: boolean | undefined;
  /** On the form itself, which has its own preview link and submits the typed values. */
  inEditor?: boolean | undefined;
  size?: 'small' | 'medium';
  /** Opens the field of a figure that has no cell of its own. */
  onFigure?: ((field: InlineField) => void) | undefined;
  /** The figures that it opens. */
  figures?: readonly InlineField[] | undefined;
}

/** The menu of a product in a list. */
export function ProductMenu({ product, actors, size = 'small', ...own }: ProductMenuProps) {
  const t = useText('products');
  const mention = useProductLabel();
  const known = useRecordState(actors, product.id, (snapshot) => snapshot?.context.record);
  const busy = useRecordState(actors, product.id, (snapshot) => snapshot?.hasTag('busy'));
  const label = t('actions.menu', { name: mention(known ?? product) });
  return (
    <MenuTrigger label={label} size={size} busy={busy} load={loadList}>
      {(disclosure) => {
        const actor = actors.of(product.id);
        return (
          actor && <ProductMenuList label={label} actor={actor} disclosure={disclosure} {...own} />
        );
      }}
    </MenuTrigger>
  );
}
