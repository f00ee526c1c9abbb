import { styled } from 'styled-components';
import type { UndeletedPicture } from '#application/media/library-work.machine';
import { useText } from '../../text/use-text';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-12);
  }
  & img {
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-control);
    object-fit: cover;
  }
  & bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & span {
    color: var(--text-2);
    font: 400 var(--text-small) var(--font-body);
  }
`;

/** Pictures that were not deleted, with the number of products that use each. */
export function PicturesInUse({ kept: pictures }: { kept: readonly UndeletedPicture[] }) {
  const t = useText('media');
  return (
    <List>
      {pictures.map(({ picture, usageCount: count }) => (
        <li key={picture.id}>
          <img src={picture.thumbnailUrl} alt="" />
          <bdi>{picture.fileName}</bdi>
          <span>{t('library.usedBy', { count })}</span>
        </li>
      ))}
    </List>
  );
}
