import { styled } from 'styled-components';
import type { UploadQueue } from '#application/media/upload-queue';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/layout/card';
import { useText } from '../../text/use-text';
import { PictureGrid } from '../picture-grid';
import { UploadTile } from '../upload-tile';

const UploadCard = styled(Card)`
  margin-block-end: var(--space-24);
  & > ul {
    grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  }
`;
const Actions = styled.div`
  display: flex;
  gap: var(--space-8);
`;

/** Pending uploads to the library; a finished one moves to the list below. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const t = useText('media');
  const uploads = queue.all();
  return (
    <UploadCard>
      <CardHeader
        title={t('library.uploads.title')}
        aside={
          <Actions>
            {queue.hasFailed() && (
              <Button variant="text" size="small" onClick={() => queue.retryFailed()}>
                {t('upload.retryAll')}
              </Button>
            )}
            <Button variant="text" size="small" onClick={() => queue.cancelAll()}>
              {t('upload.cancelAll')}
            </Button>
          </Actions>
        }
      />
      <PictureGrid aria-label={t('library.uploads.title')}>
        {uploads.map((upload) => (
          <UploadTile key={upload.id} upload={upload} onCancel={() => queue.cancel(upload.id)} />
        ))}
      </PictureGrid>
    </UploadCard>
  );
}
