import { toasts } from '../kit/feedback/toast-store';
import { useLatest } from '../kit/use-latest';
import { useProductLabel } from '../links/product-name';
import { useRecordActors } from '../lists/use-record-actors';
import { useApplication } from '../portal-context/application-context';
import { useText } from '../text/use-text';
import {
  createProductActors,
  type ProductActors,
  type ProductOutcome,
  type ProductRow,
} from './product-actors';

/** The processes of the products on the page; shows the outcome of each action. */
export function useProductActors(products: readonly ProductRow[]): ProductActors {
  const application = useApplication();
  const t = useText('products');
  const mention = useProductLabel();
  const showOutcome = useLatest(({ action, record }: ProductOutcome) => {
    toasts.show({ title: t(`toast.${action}`, { name: mention(record) }) });
  });
  return useRecordActors(products, () =>
    createProductActors(application, (outcome) => showOutcome.current(outcome)),
  );
}
