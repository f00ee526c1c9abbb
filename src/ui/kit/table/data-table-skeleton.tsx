import { styled } from 'styled-components';
import { useKitTexts } from '../kit-texts';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Skeleton } from '../loading/skeleton';
import { CardList, RowCard } from './table-cards.styles';
import { TableFrame, TableScroller } from './table-frame.styles';
import { RowTable } from './table-rows.styles';
import { type Density, rowSizes } from './table-sizes';

interface SkeletonColumn {
  id: string;
  header: string;
  hideHeader?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
  text?: boolean | undefined;
  width?: string | undefined;
}

const TwoColumns = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  & > span:last-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 7px;
  }
`;
function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function SkeletonLine({ picture }: { picture: boolean }) {
  return (
    <TwoColumns>
      {picture && <Skeleton $width="44px" $height="44px" $radius="8px" />}
      <span>
        <Skeleton $width="70%" />
        {picture && <Skeleton $width="38%" $height="10px" />}
      </span>
    </TwoColumns>
  );
}

/** The table's outline while its first rows load. */
export function SkeletonTable(props: {
  columns: readonly SkeletonColumn[];
  count: number;
  density: Density;
  pictured: boolean;
  selectable: boolean;
}) {
  const { columns, count, density, pictured, selectable } = props;
  const texts = useKitTexts();
  return (
    <TableFrame aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <TableScroller>
        <RowTable aria-hidden="true" {...rowSizes(density, pictured)}>
          <thead>
            <tr>
              {selectable && <th data-selecting="" data-blank="" />}
              {columns.map(({ id, header, hideHeader, align, text, width }) => (
                <th
                  key={id}
                  data-align={align}
                  data-text={text ? '' : undefined}
                  style={{ inlineSize: width }}
                >
                  {!hideHeader && header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers(count).map((row) => (
              <tr key={row}>
                {selectable && <td data-selecting="" data-blank="" />}
                {columns.map(({ id, align }, index) =>
                  index === 0 ? (
                    <td key={id}>
                      <SkeletonLine picture={pictured && density === 'normal'} />
                    </td>
                  ) : (
                    <td key={id} data-align={align} data-blank="" />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </RowTable>
      </TableScroller>
    </TableFrame>
  );
}

/** The same for cards on a phone. */
export function SkeletonCards({ count, height }: { count: number; height?: number | undefined }) {
  const texts = useKitTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <CardList as="div" aria-hidden="true">
        {numbers(count).map((card) => (
          <RowCard as="div" key={card} style={{ minBlockSize: height }}>
            <SkeletonLine picture />
          </RowCard>
        ))}
      </CardList>
    </div>
  );
}
