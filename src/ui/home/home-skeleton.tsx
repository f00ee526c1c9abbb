import { Card } from '../kit/layout/card';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { Skeleton } from '../kit/loading/skeleton';
import { Stack } from '../kit/table/columns';
import { useText } from '../text/use-text';
import { HomeColumns } from './home-columns';

/** Placeholders of the day's cards while loading. */
export function HomeSkeleton() {
  const t = useText('today');
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Card>
        <Skeleton $height="56px" />
      </Card>
      <Card>
        <Skeleton $height="88px" />
      </Card>
      <HomeColumns>
        <Stack>
          <Card>
            <Skeleton $height="320px" />
          </Card>
          <Card>
            <Skeleton $height="400px" />
          </Card>
        </Stack>
        <Stack>
          <Card>
            <Skeleton $height="380px" />
          </Card>
          <Card>
            <Skeleton $height="320px" />
          </Card>
        </Stack>
      </HomeColumns>
    </Stack>
  );
}
