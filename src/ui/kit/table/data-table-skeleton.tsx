import { styled } from 'styled-components';
import { useKitTexts } from '../kit-texts';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Skeleton } from '../loading/skeleton';
import * as Parts from './data-table-parts';

interface SkeletonColumn {
  id: string;
  header: string;
  hideHeader?: boolean | undefined;
  align?: 'start' | 'end' | undefined;
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
const End = styled.span`
  display: flex;
  justify-content: flex-end;
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
  density: Parts.Density;
  pictured: boolean;
  selectable: boolean;
}) {
  const { columns, count, density, pictured, selectable } = props;
  const texts = useKitTexts();
  return (
    <Parts.TableFrame $refetching={false} aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Parts.TableScroller>
        <Parts.StaticTable aria-hidden="true">
          <thead>
            <tr>
              {selectable && (
                <Parts.StaticHeader data-selecting="">
                  <Skeleton $width="18px" $height="18px" />
                </Parts.StaticHeader>
              )}
              {columns.map(({ id, header, hideHeader, align, width }) => (
                <Parts.StaticHeader
                  key={id}
                  $align={align}
                  style={width ? { inlineSize: width } : {}}
                >
                  {!hideHeader && header}
                </Parts.StaticHeader>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbers(count).map((row) => (
              <Parts.StaticRow
                key={row}
                data-density={density}
                $height={Parts.rowHeight(density, pictured)}
              >
                {selectable && (
                  <Parts.StaticCell data-selecting="">
                    <Skeleton $width="18px" $height="18px" />
                  </Parts.StaticCell>
                )}
                {columns.map(({ id, align }, index) => (
                  <Parts.StaticCell key={id}>
                    {index === 0 ? (
                      <SkeletonLine picture={pictured && density === 'normal'} />
                    ) : align === 'end' ? (
                      <End>
                        <Skeleton $width="72px" />
                      </End>
                    ) : (
                      <Skeleton $width="64%" />
                    )}
                  </Parts.StaticCell>
                ))}
              </Parts.StaticRow>
            ))}
          </tbody>
        </Parts.StaticTable>
      </Parts.TableScroller>
    </Parts.TableFrame>
  );
}

/** The same for cards on a phone. */
export function SkeletonCards({ count, height }: { count: number; height?: number | undefined }) {
  const texts = useKitTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Parts.CardList as="div" $refetching={false} aria-hidden="true">
        {numbers(count).map((card) => (
          <Parts.RowCard as="div" key={card} style={{ minBlockSize: height }}>
            <SkeletonLine picture />
          </Parts.RowCard>
        ))}
      </Parts.CardList>
    </div>
  );
}
