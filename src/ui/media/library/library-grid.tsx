import { styled } from 'styled-components';
import type { Media } from '#openapi/types.generated';
import { Checkbox } from '../../kit/fields/checkbox';
import { Skeleton } from '../../kit/loading/skeleton';
import { SelectionBar } from '../../kit/table/data-table-bar';
import { countSelected, isSelected, toggled } from '../../kit/table/row-selection';
import { listState } from '../../lists/list-query';
import { ProblemState } from '../../lists/problem-state';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { below, media } from '../../theme/breakpoints';
import { useMediaQuery } from '../../theme/use-media-query';
import { TileImage, tileStyles } from '../picture-grid';
import { type LibraryRowsProps, useUseText } from './library-rows';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 42%), 1fr));
  gap: var(--space-16);
  padding: var(--space-8) var(--space-24) var(--space-16);
  &[data-faded] {
    opacity: 0.6;
  }
  ${media.below('phone')} {
    gap: var(--space-12);
    padding-inline: var(--space-16);
  }
`;
const SelectionBarSlot = styled.div`
  position: relative;
  min-block-size: 56px;
  padding-inline: var(--space-24);
  & > [role='group'] {
    margin-inline: 0;
    border-radius: var(--radius-control);
  }
  ${media.below('phone')} {
    min-block-size: 0;
  }
`;
const Cell = styled.li`
  position: relative;
  min-inline-size: 0;
`;
const TileButton = styled.button`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  inline-size: 100%;
  border-radius: var(--radius-note);
  text-align: start;
  &:hover > span:first-child {
    filter: brightness(0.97);
  }
`;
const Square = styled.span`
  ${tileStyles}
  li[data-chosen] & {
    outline: 3px solid var(--fill);
    outline-offset: -3px;
  }
`;
const Text = styled.span`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  padding-inline: var(--space-4);
  font: 400 var(--text-help) var(--font-body);
  color: var(--text-2);
  & > b {
    color: var(--text);
    font: var(--weight-strong) var(--text-small) var(--font-body);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const CheckMark = styled.label`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  cursor: pointer;
`;

/** Number of placeholder squares until the pictures have loaded. */
const SKELETON_COUNT = Array.from({ length: 12 }, (_, index) => index);

/** The pictures as squares, with their most important data. */
export function LibraryGrid(props: LibraryRowsProps) {
  const { pictures, list, selection, empty, onOpen } = props;
  const t = useText('media');
  const onPhone = useMediaQuery(below('phone'));
  const state = listState(list);
  if (list.error && pictures.length === 0) {
    return <ProblemState error={list.error} onRetry={list.refetch} />;
  }
  if (state === 'loading') {
    return (
      <Grid aria-hidden="true">
        {SKELETON_COUNT.map((index) => (
          <li key={index}>
            <Square>
              <Skeleton $height="100%" $radius="0" />
            </Square>
          </li>
        ))}
      </Grid>
    );
  }
  if (pictures.length === 0) return empty;
  const isChoosing = selection && countSelected(selection.value, selection.total) > 0;
  return (
    <>
      {isChoosing && (
        <SelectionBarSlot>
          <SelectionBar selection={selection} place={onPhone ? 'foot' : 'header'} />
        </SelectionBarSlot>
      )}
      <Grid aria-label={t('library.title')} {...(state === 'refetching' && { 'data-faded': '' })}>
        {pictures.map((picture) => (
          <PictureCell
            key={picture.id}
            picture={picture}
            isChosen={selection !== undefined && isSelected(selection.value, picture.id)}
            onChoose={selection && (() => selection.onChange(toggled(selection.value, picture.id)))}
            onOpen={() => onOpen(picture)}
          />
        ))}
      </Grid>
    </>
  );
}

interface PictureCellProps {
  picture: Media;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
  onOpen: () => void;
}

function PictureCell({ picture, isChosen, onChoose, onOpen }: PictureCellProps) {
  const t = useText('media');
  const format = useFormat();
  const useOf = useUseText();
  const { fileName: name, thumbnailUrl, sizeBytes } = picture;
  return (
    <Cell {...(isChosen && { 'data-chosen': '' })}>
      <TileButton type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Square>
          <TileImage src={thumbnailUrl} alt="" loading="lazy" />
        </Square>
        <Text>
          <b dir="auto" title={name}>
            {name}
          </b>
          <span>
            {useOf(picture)} · <bdi>{format.fileSize(sizeBytes)}</bdi>
          </span>
        </Text>
      </TileButton>
      {onChoose && (
        <CheckMark>
          <Checkbox
            checked={isChosen}
            aria-label={t('library.select', { name })}
            onChange={onChoose}
          />
        </CheckMark>
      )}
    </Cell>
  );
}
