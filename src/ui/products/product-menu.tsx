import type { ProductRecord } from '#application/products/product-actions.machine';
import type { InlineField } from '#domain/products/product-numbers';
import { lazyComponent, preloadable } from '../kit/loading/lazy-component';
import { MenuTrigger } from '../kit/overlays/menu';
import { useProductLabel } from '../links/product-name';
import { useStartedSnapshot } from '../lists/use-started-snapshot';
import { useText } from '../text/use-text';
import type { ProductActor } from './product-actors';

/** Loaded on demand: each row has a menu, and few are opened. */
const loadList = preloadable(() => import('./product-menu-list'));
const ProductMenuList = lazyComponent(loadList, 'ProductMenuList');

export interface ProductMenuProps {
  product: ProductRecord;
  actor: ProductActor | undefined;
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
export function ProductMenu({ product, actor, size = 'small', ...own }: ProductMenuProps) {
  const t = useText('products');
  const mention = useProductLabel();
  const snapshot = useStartedSnapshot(actor);
  if (!actor) return null;
  const label = t('actions.menu', { name: mention(snapshot?.context.record ?? product) });
  return (
    <MenuTrigger label={label} size={size} busy={snapshot?.hasTag('busy')} load={loadList}>
      {(disclosure) => (
        <ProductMenuList label={label} actor={actor} disclosure={disclosure} {...own} />
      )}
    </MenuTrigger>
  );
}
