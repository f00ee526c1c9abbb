import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { readableNumber } from '#domain/format/unreadable-number';
import { type CountedLine, countErrors, resellableOf } from '#domain/returns/received-pieces';
import type { Return } from '#openapi/types.generated';
import { BoundNumberField, BoundSwitch } from '../../kit/form/bound-more-fields';
import { LineItemProduct } from '../../records/line-items-card';
import { useCodeText } from '../../text/problem-text';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import type { RequestActor } from '../request-actors';
import { AnswerForm } from './answer-form';
import { ReturnLoader } from './return-loader';

const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-20);
  list-style: none;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-12) var(--space-16);
  padding-block-end: var(--space-20);
  border-block-end: 1px solid var(--line);
  & > :first-child,
  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.below('phone')} {
    gap: var(--space-12);
  }
`;

type Count = Omit<CountedLine, 'receivedQuantity' | 'damagedQuantity'> & {
  receivedQuantity: number | null;
  damagedQuantity: number | null;
};
type Values = { items: Count[] };

const quantitySchema = z
  .nullable(z.number())
  .check(z.refine((value) => value !== null, { error: 'required' }));

/** The domain's rule for a count, in addition to the rules of each field. */
function schemaOf({ items }: Return) {
  return z
    .object({
      items: z.array(
        z.object({
          orderItemId: z.string(),
          resellable: z.boolean(),
          receivedQuantity: quantitySchema,
          damagedQuantity: quantitySchema,
        }),
      ),
    })
    .check((context) => {
      const errors = countErrors(items, context.value.items.map(linesOf));
      for (const [field, [code]] of Object.entries(errors)) {
        const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
        context.issues.push({
          code: 'custom',
          message: code ?? 'invalid',
          path,
          input: context.value,
        });
      }
    });
}

function linesOf(count: Count): CountedLine {
  return {
    ...count,
    receivedQuantity: readableNumber(count.receivedQuantity) ?? 0,
    damagedQuantity: readableNumber(count.damagedQuantity) ?? 0,
  };
}

/** Default: all announced pieces arrived undamaged. */
function initialValuesOf({ items }: Return): Values {
  return {
    items: items.map(({ orderItemId, quantity }) => ({
      orderItemId,
      receivedQuantity: quantity,
      damagedQuantity: 0,
      resellable: true,
    })),
  };
}

/**
 * The receipt of a return, by line: pieces received, pieces damaged, whether the rest sells again.
 */
export function ReceiptForm({ actor }: { actor: RequestActor }) {
  return (
    <ReturnLoader actor={actor} action="receive">
      {(record) => <CountForm actor={actor} record={record} />}
    </ReturnLoader>
  );
}

function CountForm({ actor, record }: { actor: RequestActor; record: Return }) {
  const t = useText('requests');
  const codeText = useCodeText();
  const errorText = (code: string, field: string) => {
    if (code !== 'too_large') return codeText(code);
    return t(
      field.endsWith('damagedQuantity') ? 'form.receive.tooDamaged' : 'form.receive.tooMany',
    );
  };
  return (
    <AnswerForm<Values>
      actor={actor}
      action="receive"
      schema={schemaOf(record)}
      initialValues={initialValuesOf(record)}
      toAnswer={({ items }) => ({ items: items.map(linesOf) })}
      errorText={errorText}
      width={560}
    >
      <Lines>
        {record.items.map((item, index) => (
          <Line key={item.orderItemId}>
            <LineItemProduct line={item} />
            <BoundNumberField
              name={`items.${index}.receivedQuantity`}
              label={t('form.receive.received')}
              required
              unit={t('form.receive.of', { count: item.quantity })}
            />
            <BoundNumberField
              name={`items.${index}.damagedQuantity`}
              label={t('form.receive.damaged')}
              required
            />
            <BoundSwitch name={`items.${index}.resellable`}>
              {t('form.receive.resellable')}
            </BoundSwitch>
          </Line>
        ))}
      </Lines>
      <Outcome />
    </AnswerForm>
  );
}

/** The pieces that the count puts back on sale. */
function Outcome() {
  const t = useText('requests');
  const { values } = useFormikContext<Values>();
  const pieces = values.items.reduce(
    (sum, count) => sum + Math.max(0, resellableOf(linesOf(count))),
    0,
  );
  return <p role="status">{t('form.receive.restocked', { count: pieces })}</p>;
}
