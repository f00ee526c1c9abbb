import * as z from 'zod/mini';
import { mailedNameError } from '../contact/mailed-name';
import { readableNumber } from '../format/unreadable-number';
import { refineWith } from '../forms/refine-with';
import { isIce } from '../stores/moroccan-identifiers';
import { invoiceLine } from './invoice-lines';
import { isMailable } from './invoice-sending';
import { type InvoiceTotals, invoiceTotals } from './tax-totals';

/** The rates of Moroccan VAT (Code général des impôts, art. 87 to 99), the standard one first. */
export const VAT_RATES = [0.2, 0.14, 0.1, 0.07, 0] as const;

/** The longest texts and largest figures of the contract. Centimes and pieces. */
export const INVOICE_LIMITS = {
  name: 160,
  address: 400,
  label: 200,
  note: 500,
  lines: 200,
  quantity: 100_000,
  unitPrice: 100_000_000,
  total: 2_000_000_000,
} as const;

function text(longest: number) {
  return z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longest, 'too_long'));
}

const line = z.object({
  label: text(INVOICE_LIMITS.label),
  quantity: z.nullable(
    z.number('required').check(z.gte(1, 'too_small'), z.lte(INVOICE_LIMITS.quantity, 'too_large')),
  ),
  unitPrice: z.nullable(
    z
      .number('required')
      .check(
        z.gte(-INVOICE_LIMITS.unitPrice, 'too_small'),
        z.lte(INVOICE_LIMITS.unitPrice, 'too_large'),
      ),
  ),
  taxRate: z.number('required'),
});

/**
 * A line in the form: `quantity` and `unitPrice` (centimes, VAT included) are null while their
 * fields are empty.
 */
export type InvoiceFormLine = {
  readonly label: string;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly taxRate: number;
};

/** A new line. */
export const EMPTY_LINE: InvoiceFormLine = {
  label: '',
  quantity: 1,
  unitPrice: null,
  taxRate: VAT_RATES[0],
};

/** The totals of the complete lines; lines without figures are not counted. Centimes. */
export function totalsOfForm(lines: readonly InvoiceFormLine[]): InvoiceTotals {
  return invoiceTotals(
    lines.flatMap(({ label, taxRate, ...typed }) => {
      const quantity = readableNumber(typed.quantity);
      const unitPrice = readableNumber(typed.unitPrice);
      return quantity === null || unitPrice === null
        ? []
        : [invoiceLine({ label, quantity, unitPrice, taxRate })];
    }),
  );
}

/** The client of an invoice: `ice` and `email` are empty if the client has none. */
export const invoiceClientSchema = z.object({
  name: text(INVOICE_LIMITS.name).check(refineWith(mailedNameError)),
  ice: z.string().check(z.refine((ice) => ice === '' || isIce(ice), 'invalid_ice')),
  address: text(INVOICE_LIMITS.address),
  email: z.string().check(
    z.trim(),
    z.refine((address) => address === '' || isMailable(address), 'invalid_email'),
  ),
});

const fields = z.object({
  client: invoiceClientSchema,
  lines: z.readonly(z.array(line)),
  dueDate: z.nullable(z.string()),
  note: z.string().check(z.maxLength(INVOICE_LIMITS.note, 'too_long')),
});

type Checked = z.infer<typeof fields>;

/** Errors for empty figures and for totals that are not positive or too large. */
function formErrorsOf({ lines }: Checked): { path: (string | number)[]; code: string }[] {
  const empty = lines.flatMap((line, index) =>
    (['quantity', 'unitPrice'] as const)
      .filter((field) => line[field] === null)
      .map((field) => ({ path: ['lines', index, field], code: 'required' })),
  );
  if (lines.length === 0) return [{ path: ['lines'], code: 'required' }];
  if (empty.length > 0) return empty;
  const { total } = totalsOfForm(lines);
  if (total < 0) return [{ path: ['lines'], code: 'too_small' }];
  return total > INVOICE_LIMITS.total ? [{ path: ['lines'], code: 'too_large' }] : [];
}

/** The form of a draft; its issues are codes. Contract: InvoiceUpdate. */
export const invoiceFormSchema = fields.check((ctx) => {
  for (const { path, code } of formErrorsOf(ctx.value)) {
    ctx.issues.push({ code: 'custom', message: code, path, input: ctx.value });
  }
});
