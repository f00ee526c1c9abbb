import type { InlineField } from '#domain/products/product-numbers';
import { laterCode, lazyPiece } from '../kit/lazy-piece';
import { MenuOpener } from '../kit/menu';
import { useText } from '../text/use-text';
import type { ProductActor } from './product-actors';
import { useProductMention } from './product-name';

/** Each row has a menu, and few are opened: its entries and their icons come with the first. */
const loadList = laterCode(() => import('./product-menu-list'));
const ProductMenuList = lazyPiece(loadList, 'ProductMenuList');

export interface ProductMenuProps {
  actor: ProductActor | undefined;
  /** On the form itself, which has a way of its own to look, and hands in what was typed. */
  inEditor?: boolean | undefined;
  size?: 'small' | 'medium';
  /** Opens the field of a figure, where it has no cell of its own. */
  onFigure?: ((field: InlineField) => void) | undefined;
}

/** The menu of a product in a list. */
export function ProductMenu({ actor, size = 'small', ...own }: ProductMenuProps) {
  const t = useText('products');
  const mention = useProductMention();
  if (!actor) return null;
  const snapshot = actor.getSnapshot();
  const label = t('actions.menu', { name: mention(snapshot.context.product) });
  return (
    <MenuOpener label={label} size={size} busy={snapshot.hasTag('busy')} load={loadList}>
      {(opener) => <ProductMenuList label={label} actor={actor} opener={opener} {...own} />}
    </MenuOpener>
  );
}
