import { CardsSkeleton } from '../../kit/loading/cards-skeleton';

/** The page's cards before their data is loaded. */
export function ProductPageSkeleton() {
  return (
    <CardsSkeleton wide={['96px']} main={['440px', '180px', '320px']} side={['240px', '280px']} />
  );
}
