import type { Product } from '#openapi/types.generated';
import { Columns, Stack } from '../../kit/table/columns';
import { usePermission } from '../../portal-context/use-permission';
import { LinkedTasks } from '../../records/linked-tasks';
import { useWholePage } from '../../routing/use-whole-page';
import type { ProductActor } from '../product-actors';
import { CoverCard } from './cover-card';
import { HistoryCard } from './history-card';
import { PreviewCard } from './preview/preview-card';
import { SalesCard } from './sales-card';
import { StatusCard } from './status-card';
import { VariantsCard } from './variants-card';
import { VisibilityCard } from './visibility-card';

interface ProductCardsProps {
  product: Product;
  actor: ProductActor | undefined;
}

/** The cards of a product's page; what shoppers see comes first. */
export function ProductCards({ product, actor }: ProductCardsProps) {
  const mayEdit = usePermission('products.edit') && !product.isArchived;
  const isWhole = useWholePage();
  return (
    <Stack>
      <VisibilityCard product={product} actor={actor} />
      <Columns>
        <Stack>
          <PreviewCard product={product} />
          {isWhole && (
            <>
              <VariantsCard product={product} />
              <SalesCard productId={product.id} />
            </>
          )}
        </Stack>
        {isWhole && (
          <Stack>
            <StatusCard product={product} />
            {mayEdit && <CoverCard product={product} />}
            <HistoryCard productId={product.id} />
            <LinkedTasks kind="product" id={product.id} />
          </Stack>
        )}
      </Columns>
    </Stack>
  );
}
