import { useState } from 'react';
import { styled } from 'styled-components';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import type { Media } from '#openapi/types.generated';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/feedback/empty-state';
import { SearchField } from '../kit/fields/search-field';
import { Icon } from '../kit/icon';
import { Dialog } from '../kit/overlays/dialog';
import { Pagination } from '../kit/table/pagination';
import { TickIcon } from '../kit/tick-icon';
import { ProblemState } from '../lists/problem-state';
import { useLanguage } from '../text/use-language';
import { useText } from '../text/use-text';
import { TileImage, tileStyles } from './picture-grid';
import { pictureName } from './picture-name';

interface LibraryPickerProps {
  /** The product's current pictures, which are not offered again. */
  excluded: readonly string[];
  /** How many more pictures the product may have; with 1, another choice replaces the first. */
  maxSelection: number;
  onPick: (ids: string[]) => void;
  onClose: () => void;
}

const PAGE_SIZE = 24;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: var(--space-8);
  flex: none;
  min-block-size: 232px;
  align-content: start;
`;
const Choice = styled.button`
  ${tileStyles}
  &[aria-pressed='true'] {
    outline: 3px solid var(--fill);
    outline-offset: -3px;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.4;
  }
`;
const CheckMark = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-end: 6px;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
`;

/** Pictures of the library to add to a product, in the order of their selection. */
export function LibraryPicker({ excluded, maxSelection, onPick, onClose }: LibraryPickerProps) {
  const t = useText('media');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = mediaEndpoints.useListMediaQuery({ ...(q && { q }), page, pageSize: PAGE_SIZE });
  const shown = list.currentData ?? list.data;
  const isSingle = maxSelection === 1;
  const isFull = !isSingle && chosen.length >= maxSelection;
  const toggle = (id: string) =>
    setChosen((before) => {
      if (before.includes(id)) return before.filter((one) => one !== id);
      return isSingle ? [id] : [...before, id];
    });
  const pick = () => {
    onPick([...chosen]);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('picker.title')}
      width={720}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('picker.cancel')}
          </Button>
          <Button
            disabledReason={chosen.length > 0 ? undefined : t('picker.noneChosen')}
            onClick={pick}
          >
            {t('picker.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <SearchField
        label={t('picker.searchLabel')}
        placeholder={t('picker.search')}
        value={q}
        busy={list.isFetching}
        onSearch={(next) => {
          setQ(next);
          setPage(1);
        }}
      />
      {list.error && !shown && <ProblemState error={list.error} onRetry={list.refetch} />}
      {shown?.total === 0 && <EmptyState title={t('picker.none')} />}
      <Grid aria-label={t('picker.list')}>
        {shown?.items.map((media) => (
          <PickerTile
            key={media.id}
            media={media}
            isChosen={chosen.includes(media.id)}
            isClosed={excluded.includes(media.id) || (isFull && !chosen.includes(media.id))}
            onToggle={() => toggle(media.id)}
          />
        ))}
      </Grid>
      {isFull && <p role="status">{t('picker.full')}</p>}
      {shown && shown.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={shown.total} onPage={setPage} />
      )}
    </Dialog>
  );
}

interface PickerTileProps {
  media: Media;
  isChosen: boolean;
  isClosed: boolean;
  onToggle: () => void;
}

function PickerTile({ media, isChosen, isClosed, onToggle }: PickerTileProps) {
  const name = pictureName(media, useLanguage()) ?? media.fileName;
  return (
    <li>
      <Choice
        type="button"
        aria-label={name}
        aria-pressed={isChosen}
        disabled={isClosed}
        onClick={onToggle}
      >
        <TileImage src={media.thumbnailUrl} alt="" loading="lazy" />
        {isChosen && (
          <CheckMark>
            <Icon of={TickIcon} size={16} />
          </CheckMark>
        )}
      </Choice>
    </li>
  );
}
