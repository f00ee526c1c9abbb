import { CardsSkeleton } from '../../kit/cards-skeleton';

/** The page's cards before there is anything to put into them. */
export function OrderPageSkeleton() {
  return (
    <CardsSkeleton wide={['48px']} main={['360px', '320px']} side={['240px', '160px', '120px']} />
  );
}
