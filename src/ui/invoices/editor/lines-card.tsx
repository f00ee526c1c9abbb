import { getIn, useFormikContext } from 'formik';
import { styled } from 'styled-components';
import type { InvoiceValues } from '#application/invoices/invoice-values';
import {
  EMPTY_LINE,
  INVOICE_LIMITS,
  type InvoiceFormLine,
  VAT_RATES,
} from '#domain/invoices/invoice-form';
import AddIcon from '~icons/solar/add-circle-linear';
import TrashIcon from '~icons/solar/trash-bin-minimalistic-linear';
import { Button } from '../../kit/button';
import { Note } from '../../kit/feedback/note';
import { Select } from '../../kit/fields/select';
import { fieldId } from '../../kit/form/bound';
import {
  BufferedMoneyField,
  BufferedNumberField,
  BufferedTextArea,
} from '../../kit/form/bound-buffered-fields';
import { useFormField } from '../../kit/form/form-error-text';
import { IconButton } from '../../kit/icon-button';
import { Card, CardHeader } from '../../kit/layout/card';
import { VisuallyHidden } from '../../kit/layout/visually-hidden';
import { Stack } from '../../kit/table/columns';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 88px 150px 104px 40px;
  align-items: start;
  gap: var(--space-12);
  & > :last-child {
    margin-block-start: 28px;
  }
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;
    padding-block-end: var(--space-16);
    border-block-end: 1px solid var(--line);
    & > div:first-of-type {
      grid-column: 1 / -1;
    }
    & > div:nth-of-type(3) {
      grid-column: 2 / -1;
    }
    & > div:nth-of-type(4) {
      grid-column: 1 / 3;
    }
  }
`;

/** The charged lines: taken from the order, or edited, added and removed. */
export function LinesCard() {
  const t = useText('invoiceEditor');
  const { values, setFieldValue } = useFormikContext<InvoiceValues>();
  const { lines } = values;
  const change = (next: readonly InvoiceFormLine[]) => void setFieldValue('lines', next);
  return (
    <Card>
      <CardHeader title={t('lines.title')} />
      <Stack>
        <LinesError />
        {lines.map((_, index) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names but their places.
            key={index}
            index={index}
            onRemove={() => change(lines.filter((__, place) => place !== index))}
          />
        ))}
        <div>
          <Button
            variant="soft"
            icon={AddIcon}
            disabled={lines.length >= INVOICE_LIMITS.lines}
            onClick={() => change([...lines, EMPTY_LINE])}
          >
            {t('lines.add')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** Errors of the lines together: no line, or a sum that can't be charged. */
function LinesError() {
  const { errors, submitCount } = useFormikContext<InvoiceValues>();
  const { error } = useFormField('lines');
  const isWhole = typeof getIn(errors, 'lines') === 'string' || error !== undefined;
  if (!isWhole || submitCount === 0 || !error) return null;
  return (
    <div id={fieldId('lines')} tabIndex={-1}>
      <Note tone="error">{error}</Note>
    </div>
  );
}

function LineRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useText('invoiceEditor');
  const line = index + 1;
  const path = `lines.${index}`;
  return (
    <Row>
      <VisuallyHidden as="legend">{t('lines.line', { line })}</VisuallyHidden>
      <BufferedTextArea
        oneLine
        name={`${path}.label`}
        label={t('lines.shortLabel')}
        required
        maxLength={INVOICE_LIMITS.label}
        dir="auto"
      />
      <BufferedNumberField name={`${path}.quantity`} label={t('lines.shortQuantity')} required />
      <BufferedMoneyField
        name={`${path}.unitPrice`}
        label={t('lines.shortPrice')}
        required
        signed
      />
      <RateField name={`${path}.taxRate`} />
      <IconButton icon={TrashIcon} label={t('lines.remove', { line })} onClick={onRemove} />
    </Row>
  );
}

/** A select of the rates of Moroccan VAT. */
function RateField({ name }: { name: string }) {
  const t = useText('invoiceEditor');
  const format = useFormat();
  const { value, error, change, leave } = useFormField<number>(name);
  return (
    <Select
      id={fieldId(name)}
      label={t('lines.shortRate')}
      value={String(value)}
      error={error}
      options={VAT_RATES.map((rate) => ({ value: String(rate), label: format.percent(rate) }))}
      onChange={(rate) => change(Number(rate))}
      onBlur={leave}
    />
  );
}
