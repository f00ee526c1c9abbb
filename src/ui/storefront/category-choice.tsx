import { styled } from 'styled-components';
import { useListPublicCategoriesQuery } from '#application/api/public-endpoints.generated';
import type { PublicCategory } from '#openapi/types.generated';
import { useLocalizedName } from '../text/localized';
import { useText } from '../text/use-text';

/** One row that scrolls horizontally. */
const Row = styled.ul`
  display: flex;
  gap: var(--space-8);
  /* Room for the ring around what has the focus. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  & > li {
    flex: none;
  }
  & button {
    min-block-size: 44px;
    padding-inline: var(--space-16);
    border-radius: 22px;
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--on-press);
    font: 400 var(--text-small) var(--font-body);
    cursor: pointer;
    &:hover {
      background: var(--hover);
    }
    &[aria-pressed='true'] {
      background: var(--accent-soft);
      box-shadow: inset 0 0 0 2px var(--focus);
      color: var(--accent-text);
      font-weight: var(--weight-strong);
    }
  }
`;
const Rows = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-block-size: 44px;
  min-inline-size: 0;
`;

export interface CategoryChoiceProps {
  /** Id of a category; null for all of them. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** The categories with products on sale: root categories, and those below the chosen one. */
export function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
  const t = useText('shop');
  const localized = useLocalizedName();
  const { data } = useListPublicCategoriesQuery();
  const all = data?.items ?? [];
  const path = all.find(({ id }) => id === chosen)?.path ?? '';
  const root = all.find((one) => isRoot(one) && isIn(path, one));
  const below = root ? all.filter((one) => one !== root && isIn(one.path, root)) : [];
  const button = (label: string, id: string | null, pressed: boolean) => (
    <li key={id}>
      <button type="button" aria-pressed={pressed} onClick={() => onChoose(id)}>
        {label}
      </button>
    </li>
  );
  return (
    <Rows aria-label={t('categories')}>
      {all.length > 0 && (
        <Row>
          {button(t('allCategories'), null, chosen === null)}
          {all.filter(isRoot).map((one) => button(localized(one), one.id, one === root))}
        </Row>
      )}
      {below.length > 1 && (
        <Row>
          {below.map((one) =>
            button(
              localized(one),
              one.id === chosen ? (root?.id ?? null) : one.id,
              one.id === chosen,
            ),
          )}
        </Row>
      )}
    </Rows>
  );
}

function isRoot({ path }: PublicCategory): boolean {
  return !path.includes('/');
}

/** Whether a path is the category's own or below it. */
function isIn(path: string, category: PublicCategory): boolean {
  return path === category.path || path.startsWith(`${category.path}/`);
}
