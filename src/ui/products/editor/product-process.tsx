import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Product } from '#openapi/types.generated';
import { Deferred } from '../../kit/loading/deferred';
import { lazyComponent } from '../../kit/loading/lazy-component';
import type { ProductActors } from '../product-actors';
import { useProductActors } from '../use-product-actors';

/** Loaded when the first dialog opens. */
const ProductDialogs = lazyComponent(
  () => import(/* webpackChunkName: 'product-dialogs' */ '../product-dialogs'),
  'ProductDialogs',
);

const ProcessContext = createContext<ProductActors | undefined>(undefined);

const NONE: never[] = [];

/** Runs the lifecycle of the edited product, for the header and the cards. */
export function ProductProcessProvider(props: {
  product: Product | undefined;
  children: ReactNode;
}) {
  const { product } = props;
  const actors = useProductActors(useMemo(() => (product ? [product] : NONE), [product]));
  const withDialog = actors.withOpenDialog();
  return (
    <ProcessContext.Provider value={actors}>
      {props.children}
      {withDialog && (
        <Deferred>
          <ProductDialogs actor={withDialog.actor} />
        </Deferred>
      )}
    </ProcessContext.Provider>
  );
}

/** The process of the product's lifecycle, which has no other product; undefined elsewhere. */
export function useProductProcess(): ProductActors | undefined {
  return useContext(ProcessContext);
}
