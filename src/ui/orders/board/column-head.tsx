import { isRecentStage, type OrderStage, RECENT_DAYS } from '#domain/orders/order-stages';
import type { StageTotal } from '#openapi/types.generated';
import { Counter } from '../../kit/feedback/counter';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Skeleton } from '../../kit/loading/skeleton';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import * as Styled from './board-column.styles';

interface ColumnHeadProps {
  stage: OrderStage;
  total: StageTotal | undefined;
  limit: number | undefined;
}

/** The name of the stage, how many orders it holds of how many it should, and their total. */
export function ColumnHead({ stage, total, limit }: ColumnHeadProps) {
  const t = useText('board');
  const format = useFormat();
  const name = t(`stages.${stage}`);
  const isOver = limit !== undefined && total !== undefined && total.count > limit;
  return (
    <Styled.Head>
      <Styled.HeadLine>
        <h2 id={`stage-${stage}`} title={name}>
          {name}
        </h2>
        {total && (
          <Counter $tone={isOver ? 'warning' : 'neutral'}>
            {limit === undefined
              ? format.number(total.count)
              : t('ofLimit', { count: total.count, limit })}
          </Counter>
        )}
      </Styled.HeadLine>
      <Styled.Quiet>
        {total ? <bdi>{format.money(total.total)}</bdi> : <Skeleton $width="80px" />}
        {isRecentStage(stage) && ` · ${t('recent', { count: RECENT_DAYS })}`}
        {isOver && <VisuallyHidden>{t('overLimit', { limit })}</VisuallyHidden>}
      </Styled.Quiet>
    </Styled.Head>
  );
}
