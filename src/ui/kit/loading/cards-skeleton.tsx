import { Card } from '../layout/card';
import { MainCards, RecordCards, SideCards, Stack } from '../table/columns';
import { Skeleton } from './skeleton';

interface CardsSkeletonProps {
  /** Heights of the placeholders, as CSS lengths: across the page, and in its columns. */
  wide: readonly string[];
  main: readonly string[];
  side: readonly string[];
  /** Whether those of the side come before the others in a single column. */
  sideFirst?: boolean;
}

/** The placeholders of a record page's cards while loading. */
export function CardsSkeleton({ wide, main, side, sideFirst = false }: CardsSkeletonProps) {
  const placeholders = (
    <SideCards>
      <Empty heights={side} />
    </SideCards>
  );
  return (
    <Stack aria-busy="true">
      <Empty heights={wide} />
      <RecordCards>
        {sideFirst && placeholders}
        <MainCards>
          <Empty heights={main} />
        </MainCards>
        {!sideFirst && placeholders}
      </RecordCards>
    </Stack>
  );
}

function Empty({ heights }: { heights: readonly string[] }) {
  return heights.map((height) => (
    <Card key={height}>
      <Skeleton $height={height} />
    </Card>
  ));
}
