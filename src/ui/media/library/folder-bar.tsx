import { styled } from 'styled-components';
import { mediaEndpoints } from '#application/api/media-endpoints.generated';
import { folderName, subfolders } from '#domain/media/folder-path';
import ArrowIcon from '~icons/solar/alt-arrow-right-linear';
import FolderIcon from '~icons/solar/folder-linear';
import RenameIcon from '~icons/solar/pen-2-linear';
import { Icon } from '../../kit/icon';
import { IconButton } from '../../kit/icon-button';
import type { useListUrl } from '../../lists/list-url';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { UNFILED } from './library-query';

interface FolderBarProps {
  folder: string;
  url: ReturnType<typeof useListUrl>;
  /** Undefined for users without edit permission. */
  onRename: ((folder: string) => void) | undefined;
}

const Bar = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  padding: 0 var(--space-24) var(--space-16);
  ${media.below('phone')} {
    padding-inline: var(--space-16);
  }
`;
const BreadcrumbList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
  min-block-size: 32px;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-4);
  }
`;
const BreadcrumbItem = styled.button`
  min-block-size: 32px;
  padding-inline: var(--space-8);
  border-radius: var(--radius-chip);
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
  overflow-wrap: anywhere;
  &[aria-current] {
    color: var(--text);
    font-weight: var(--weight-strong);
  }
  &:hover {
    background: var(--hover);
  }
  ${media.touch} {
    min-block-size: 44px;
  }
`;
const Folders = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(232px, 100%), 1fr));
  gap: var(--space-8);
`;
const Folder = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 48px;
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-note);
  background: var(--sunk);
  text-align: start;
  &:hover {
    background: var(--press);
  }
  & > span {
    flex: 1;
    min-inline-size: 0;
    font: var(--weight-strong) var(--text-small) var(--font-body);
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--text-2);
    font: 400 var(--text-help) var(--font-body);
    white-space: nowrap;
  }
`;

/** The paths of a folder and its parents, outermost first. */
function pathsTo(folder: string): string[] {
  return folder.split('/').map((_name, index, names) => names.slice(0, index + 1).join('/'));
}

/** The current path in the library, and the folders inside. */
export function FolderBar({ folder, url, onRename }: FolderBarProps) {
  const t = useText('media');
  const { data } = mediaEndpoints.useListMediaFoldersQuery();
  const all = data?.items ?? [];
  const unfiled = all.find(({ path }) => path === '')?.count ?? 0;
  const inside = folder === UNFILED ? [] : subfolders(all, folder);
  const offersUnfiled = folder === '' && inside.length > 0 && unfiled > 0;
  const open = (path: string) => url.change({ folder: path });
  const isReal = folder !== '' && folder !== UNFILED;
  if (folder === '' && inside.length === 0) return null;
  const counted = (count: number) => t('library.count', { count });
  return (
    <Bar aria-label={t('library.folders')}>
      {folder !== '' && (
        <BreadcrumbList>
          <li>
            <BreadcrumbItem type="button" onClick={() => open('')}>
              {t('library.all')}
            </BreadcrumbItem>
          </li>
          {(isReal ? pathsTo(folder) : [UNFILED]).map((path) => (
            <li key={path}>
              <Icon of={ArrowIcon} size={14} mirrored />
              <BreadcrumbItem
                type="button"
                {...(path === folder && { 'aria-current': 'page' })}
                onClick={() => open(path)}
              >
                <bdi>{path === UNFILED ? t('library.unfiled') : folderName(path)}</bdi>
              </BreadcrumbItem>
            </li>
          ))}
          {isReal && onRename && (
            <li>
              <IconButton
                icon={RenameIcon}
                size="small"
                label={t('library.rename')}
                onClick={() => onRename(folder)}
              />
            </li>
          )}
        </BreadcrumbList>
      )}
      {inside.length > 0 && (
        <Folders>
          {[...inside, ...(offersUnfiled ? [{ path: UNFILED, count: unfiled }] : [])].map(
            ({ path, count }) => (
              <li key={path}>
                <Folder type="button" onClick={() => open(path)}>
                  <Icon of={FolderIcon} />
                  <span>
                    <bdi>{path === UNFILED ? t('library.unfiled') : folderName(path)}</bdi>
                  </span>
                  <small>{counted(count)}</small>
                </Folder>
              </li>
            ),
          )}
        </Folders>
      )}
    </Bar>
  );
}
