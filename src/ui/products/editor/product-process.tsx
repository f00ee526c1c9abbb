import { createContext, type ReactNode, Suspense, useContext, useMemo } from 'react';
import type { Product } from '#application/api/products-endpoints.generated';
import { lazyComponent } from '../../kit/lazy-component';
import type { ProductActor } from '../product-actors';
import { useProductActors } from '../use-product-actors';

/** Fetched when the first of them is asked for. */
const ProductDialogs = lazyComponent(() => import('../product-dialogs'), 'ProductDialogs');

interface ProductProcess {
  readonly actor: ProductActor;
  /** Another one at each step: who reads the process is drawn anew, and nobody else. */
  readonly snapshot: ReturnType<ProductActor['getSnapshot']>;
}

const ProcessContext = createContext<ProductProcess | null>(null);

const NONE: never[] = [];

/** Runs the lifecycle of the product that is edited, for the head and the cards alike. */
export function ProductProcessProvider(props: {
  product: Product | undefined;
  children: ReactNode;
}) {
  const { product } = props;
  const actors = useProductActors(useMemo(() => (product ? [product] : NONE), [product]));
  const actor = product && actors.of(product.id);
  const snapshot = actor?.getSnapshot();
  const actorWithDialog = actors.withOpenDialog();
  const process = useMemo(
    () => (actor && snapshot ? { actor, snapshot } : null),
    [actor, snapshot],
  );
  return (
    <ProcessContext.Provider value={process}>
      {props.children}
      {actorWithDialog && (
        <Suspense fallback={null}>
          <ProductDialogs actor={actorWithDialog} />
        </Suspense>
      )}
    </ProcessContext.Provider>
  );
}

/** The process of the product's lifecycle; undefined until the product is there. */
export const useProductProcess = (): ProductActor | undefined => useContext(ProcessContext)?.actor;
