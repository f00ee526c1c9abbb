import { Card } from '../layout/card';
import { Columns, Stack } from '../table/columns';
import { Skeleton } from './skeleton';

interface CardsSkeletonProps {
  /** Heights of the placeholders, as CSS lengths: across the page, and in its columns. */
  wide: readonly string[];
  main: readonly string[];
  side: readonly string[];
}

/** The placeholders of a record page's cards while loading. */
export function CardsSkeleton({ wide, main, side }: CardsSkeletonProps) {
  return (
    <Stack aria-busy="true">
      <Empty heights={wide} />
      <Columns>
        <Stack>
          <Empty heights={main} />
        </Stack>
        <Stack>
          <Empty heights={side} />
        </Stack>
      </Columns>
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
