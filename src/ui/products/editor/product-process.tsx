import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Product } from '#application/api/products-endpoints.generated';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import type { ProductActor } from '../product-actors';
import { useProductActors } from '../use-product-actors';

/** Loaded when the first dialog opens. */
const ProductDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'product-dialogs' */ '../product-dialogs'),
  'ProductDialogs',
);

const ProcessContext = createContext<ProductActor | undefined>(undefined);

const NONE: never[] = [];

/** Runs the lifecycle of the edited product, for the header and the cards. */
export function ProductProcessProvider(props: {
  product: Product | undefined;
  children: ReactNode;
}) {
  const { product } = props;
  const actors = useProductActors(useMemo(() => (product ? [product] : NONE), [product]));
  const actor = product && actors.of(product.id);
  const withDialog = actors.withOpenDialog();
  return (
    <ProcessContext.Provider value={actor}>
      {props.children}
      {withDialog && (
        <Deferred>
          <ProductDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </ProcessContext.Provider>
  );
}

/** The process of the product's lifecycle; undefined until the product is loaded. */
export function useProductProcess(): ProductActor | undefined {
  return useContext(ProcessContext);
}
