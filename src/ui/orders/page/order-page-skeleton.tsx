import { CardsSkeleton } from '../../kit/loading/cards-skeleton';

/** The page's cards before their data is loaded. */
export function OrderPageSkeleton() {
  return (
    <CardsSkeleton
      sideFirst
      wide={['48px']}
      main={['360px', '320px']}
      side={['240px', '160px', '120px']}
    />
  );
}
