import { styled } from 'styled-components';
import type { LibraryAction } from '#application/media/library-work.machine';
import type { Media } from '#openapi/types.generated';
import CopyIcon from '~icons/solar/copy-linear';
import { Button } from '../../kit/button';
import { toasts } from '../../kit/feedback/toast-store';
import { Drawer } from '../../kit/overlays/drawer';
import { TextLink } from '../../kit/text-link';
import { useFormat } from '../../text/use-format';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';
import { AltTextsForm } from '../alt-texts-form';
import { pictureName } from '../picture-name';
import { tileUrl } from '../use-pictures';
import { ProductsUsing } from './products-using';
import { SelectionActions } from './selection-actions';

interface MediaDrawerProps {
  media: Media;
  mayEdit: boolean;
  onAsk: (action: LibraryAction) => void;
  onClose: () => void;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  & > img {
    align-self: center;
    max-inline-size: 100%;
    max-block-size: 320px;
    border-radius: var(--radius-note);
    background: var(--sunk);
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8) var(--space-16);
  font: 400 var(--text-small) var(--font-body);
  & > dt {
    color: var(--text-2);
  }
  & > dd {
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

/** One picture of the library: its data, the products that use it, and its texts. */
export function MediaDrawer({ media, mayEdit, onAsk, onClose }: MediaDrawerProps) {
  const t = useText('media');
  const name = pictureName(media, useLanguage()) ?? '';
  return (
    <Drawer open onClose={onClose} title={name} side="end" width={440}>
      <Stack>
        <img src={tileUrl(media.url, true)} alt={name} />
        <Actions>
          <CopyLink url={media.url} />
          {mayEdit && <SelectionActions chosen={[media]} onAsk={onAsk} />}
        </Actions>
        <FileFacts media={media} />
        <ProductsUsing mediaId={media.id} />
        {mayEdit && <AltTextsForm media={media} />}
        <TextLink href={media.url}>{t('library.facts.link')}</TextLink>
      </Stack>
    </Drawer>
  );
}

/** Pages served without TLS have no clipboard: users can copy the link below instead. */
function CopyLink({ url }: { url: string }) {
  const t = useText('media');
  if (!navigator.clipboard) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(url, window.location.origin).href);
    toasts.show({ title: t('library.facts.copied') });
  };
  return (
    <Button variant="quiet" size="small" icon={CopyIcon} onClick={() => void copy()}>
      {t('library.facts.copy')}
    </Button>
  );
}

function FileFacts({ media }: { media: Media }) {
  const t = useText('media');
  const format = useFormat();
  const { fileName, width, height, sizeBytes, mimeType, folder, createdAt } = media;
  const pixels = `${format.number(width)} × ${format.number(height)}`;
  const facts = [
    ['file', fileName],
    ['dimensions', pixels],
    ['size', format.fileSize(sizeBytes)],
    ['type', mimeType.replace(/^image\/|\+xml$/g, '').toUpperCase()],
    ['folder', folder || t('library.unfiled')],
    ['createdAt', format.longDate(createdAt)],
  ] as const;
  return (
    <Facts aria-label={t('library.facts.label')}>
      {facts.flatMap(([fact, value]) => [
        <dt key={fact}>{t(`library.facts.${fact}`)}</dt>,
        <dd key={`${fact} value`}>
          <bdi>{value}</bdi>
        </dd>,
      ])}
    </Facts>
  );
}
