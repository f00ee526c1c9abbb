import { Card } from '../../kit/card';
import { Skeleton } from '../../kit/skeleton';
import { Columns, Stack } from './detail-layout';

/** The page's cards before there is anything to put into them. */
export function ProductPageSkeleton() {
  return (
    <Stack aria-busy="true">
      <Card>
        <Skeleton $height="96px" />
      </Card>
      <Columns>
        <Stack>
          <Card>
            <Skeleton $height="440px" />
          </Card>
          <Card>
            <Skeleton $height="180px" />
          </Card>
          <Card>
            <Skeleton $height="320px" />
          </Card>
        </Stack>
        <Stack>
          <Card>
            <Skeleton $height="240px" />
          </Card>
          <Card>
            <Skeleton $height="280px" />
          </Card>
        </Stack>
      </Columns>
    </Stack>
  );
}
