import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../kit/loading/lazy-component';
import { Skeleton } from '../kit/loading/skeleton';

/** The drawn map is loaded where a record has a point. */
const PlaceMap = lazyComponent(() => import('./place-map'), 'PlaceMap');

/** A point on the drawn map; its code and texts are loaded for it, in the space that it takes. */
export function LazyPlaceMap(props: ComponentProps<typeof PlaceMap>) {
  return (
    <Suspense fallback={<Skeleton $height="360px" />}>
      <PlaceMap {...props} />
    </Suspense>
  );
}
