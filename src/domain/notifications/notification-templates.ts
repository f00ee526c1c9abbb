import { bidiIsolate } from '../format/bidi-isolate';
import type { Language } from '../format/languages';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/numbers';
import { orderNumberText } from '../orders/order-number';
import { INVOICE_TEMPLATES, type InvoiceParameters } from './invoice-templates';
import type { LocalizedParameter, LocalizedTemplate, Money } from './localized-template';
import { ORDER_TEMPLATES, type OrderParameters } from './order-templates';
import { PRODUCT_TEMPLATES, type ProductParameters } from './product-templates';
import { STORE_TEMPLATES, type StoreParameters } from './store-templates';
import { TOUR_TEMPLATES, type TourParameters } from './tour-templates';

/** The parameters of each template. Amounts and numbers are written in the language of the text. */
export interface TemplateParameters
  extends OrderParameters,
    InvoiceParameters,
    ProductParameters,
    StoreParameters,
    TourParameters {}

/** A template for {@link notificationText}. */
export type NotificationTemplate = keyof TemplateParameters;

/** All notification templates, in the three languages. */
export const NOTIFICATION_TEMPLATES: Readonly<Record<NotificationTemplate, LocalizedTemplate>> = {
  ...ORDER_TEMPLATES,
  ...INVOICE_TEMPLATES,
  ...PRODUCT_TEMPLATES,
  ...STORE_TEMPLATES,
  ...TOUR_TEMPLATES,
};

/** A notification's text in the three languages, French first. */
export interface NotificationText {
  readonly title: string;
  readonly titleEn: string;
  readonly titleAr: string;
  readonly body: string;
  readonly bodyEn: string;
  readonly bodyAr: string;
}

type Parameter = string | number | Money | LocalizedParameter;

/**
 * A parameter as a text of the language shows it. Words are isolated from the text's direction
 * (Unicode isolates) and shortened to 200 characters.
 */
function parameterText(value: Parameter, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  if (typeof value === 'object' && 'centimes' in value)
    return formatMoney(value.centimes, language);
  const text = typeof value === 'object' ? value[language] : value;
  return bidiIsolate(text.trim().slice(0, 200));
}

/**
 * Fills in a notification's text; `orderNumber` is written as everywhere (docs/terms.md). Braces inside a
 * parameter are left unchanged.
 */
export function notificationText<Name extends NotificationTemplate>(
  template: Name,
  parameters: TemplateParameters[Name],
): NotificationText {
  const values = new Map(Object.entries<Parameter>({ ...parameters }));
  const fill = (language: Language) =>
    NOTIFICATION_TEMPLATES[template][language].map((text) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values.get(name);
        if (value === undefined) return whole;
        if (name === 'orderNumber') return orderNumberText(`${value}`);
        return parameterText(value, language);
      }),
    );
  const [title = '', body = ''] = fill('fr');
  const [titleEn = '', bodyEn = ''] = fill('en');
  const [titleAr = '', bodyAr = ''] = fill('ar');
  return { title, titleEn, titleAr, body, bodyEn, bodyAr };
}
