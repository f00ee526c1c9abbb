/** The texts of the server in three languages, with the files that they are in. */
import { CLIENT_COLUMNS, INVOICE_COLUMNS, ORDER_COLUMNS } from '#domain/exports/export-columns';
import { NOTIFICATION_TEMPLATES } from '#domain/notifications/notification-templates';
import { TEMPLATE_COLUMNS, TEMPLATE_WORDS } from '#domain/products/import/template';
import { NEJJARINE_SETTINGS } from '../server/demo/demo-store-settings';
import { identityMailTexts } from '../server/mail/identity-mail-texts';
import { invoiceMailTexts } from '../server/mail/invoice-mail-texts';
import { notificationMailTexts } from '../server/mail/notification-mail-texts';
import { passwordMailTexts } from '../server/mail/password-mail-texts';
import { registrationMailTexts } from '../server/mail/registration-mail-texts';
import { tourMailTexts } from '../server/mail/tour-mail-texts';

/** By file; the texts of a language are those below a key with its name. */
export const serverTexts: Readonly<Record<string, unknown>> = {
  'src/domain/exports/export-columns.ts': [ORDER_COLUMNS, CLIENT_COLUMNS, INVOICE_COLUMNS],
  'src/domain/notifications/notification-templates.ts': NOTIFICATION_TEMPLATES,
  'src/domain/products/import/template.ts': [TEMPLATE_COLUMNS, TEMPLATE_WORDS],
  'server/demo/demo-store-settings.ts': NEJJARINE_SETTINGS,
  'server/mail/identity-mail-texts.ts': identityMailTexts,
  'server/mail/invoice-mail-texts.ts': invoiceMailTexts,
  'server/mail/notification-mail-texts.ts': notificationMailTexts,
  'server/mail/password-mail-texts.ts': passwordMailTexts,
  'server/mail/registration-mail-texts.ts': registrationMailTexts,
  'server/mail/tour-mail-texts.ts': tourMailTexts,
};
