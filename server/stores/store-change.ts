import { nameOnOneLine } from '#domain/contact/mailed-name';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import {
  LEGAL_IDENTIFIERS,
  permissionsOfChange,
  storeChangeErrors,
} from '#domain/stores/store-settings';
import type { Store, StoreUpdate } from '#openapi/types.generated';
import type { Principal, ServerContext, Tx } from '../context';
import { forbidden, invalid, notFound } from '../http/problem-error';
import { assertRevision } from '../http/revision';
import { reschedulePayouts } from '../payouts/payout-answers';
import type { FreshSignIn } from '../session/fresh-sign-in';
import { storeEmailColumn } from './store-email-change';
import { presentStore } from './store-presentation';
import {
  changeStore,
  findRegionsOfCities,
  findStore,
  isKnownCity,
  lockStore,
  type StoreColumns,
  type StoreRecord,
} from './stores.repository';

/** A requested change of store settings. */
export interface RequestedStoreChange {
  readonly storeId: string;
  readonly body: StoreUpdate;
  readonly revision: number | undefined;
  readonly principal: Principal;
  /** The caller's evidence, where the update changes the address. */
  readonly fresh: FreshSignIn | undefined;
  readonly now: Date;
}

const TEXTS = ['description', 'billingAddress', 'zipcode', ...LEGAL_IDENTIFIERS] as const;

/** Texts without surrounding blanks, names on one line. An empty text becomes null. */
function textColumns(body: StoreUpdate): StoreColumns {
  const columns: StoreColumns = {};
  for (const field of ['nameAr', 'juridicalName'] as const) {
    if (body[field] !== undefined) columns[field] = nameOnOneLine(body[field] ?? '') || null;
  }
  for (const field of TEXTS) {
    if (body[field] !== undefined) columns[field] = body[field]?.trim() || null;
  }
  return columns;
}

/** The columns that a validated body changes. */
function columnsOf(body: StoreUpdate): StoreColumns {
  return {
    ...textColumns(body),
    ...(body.enterprise !== undefined && { enterprise: nameOnOneLine(body.enterprise) }),
    ...(body.name !== undefined && { name: nameOnOneLine(body.name) }),
    ...(body.phone !== undefined && { phone: parsePhoneNumber(body.phone ?? '') ?? null }),
    ...(body.cityId !== undefined && { cityId: body.cityId }),
    ...(body.payment && {
      payment: {
        holderName: body.payment.holderName.trim(),
        bankName: body.payment.bankName.trim(),
        rib: body.payment.rib.replace(/\s/g, ''),
      },
    }),
    ...(body.shipping && { shippingRules: body.shipping.rules }),
    ...(body.notificationPreferences && { notificationPreferences: body.notificationPreferences }),
    ...(body.socialLinks && { socialLinks: body.socialLinks }),
    ...(body.policies && { policies: body.policies }),
  };
}

/** @throws ProblemError 422 with everything that is wrong, codes by field */
async function assertAcceptable(tx: Tx, body: StoreUpdate, record: StoreRecord): Promise<void> {
  const errors = storeChangeErrors(body, {
    hasLogo: record.logo !== null,
    regionOfCity: await findRegionsOfCities(tx),
  });
  if (body.cityId && !(await isKnownCity(tx, body.cityId))) errors['cityId'] = ['unknown'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Changes the given settings; validates and writes them under the row's lock.
 * @returns the changed store
 * @throws ProblemError 404 not the user's store; 403 settings that the role may not change; 428,
 *   412 the revision; 409 `email_unconfirmed`; 422 with the fields that are wrong; 429 too many mails
 */
export async function changeStoreSettings(
  tx: Tx,
  context: ServerContext,
  { storeId, body, revision, principal, fresh, now }: RequestedStoreChange,
): Promise<Store> {
  if (storeId !== principal.storeId) throw notFound();
  const record = await lockStore(tx, storeId);
  if (!record) throw notFound();
  const asked = permissionsOfChange(body);
  if (!asked.every((permission) => principal.permissions.includes(permission))) throw forbidden();
  assertRevision(revision, presentStore(record, now));
  await assertAcceptable(tx, body, record);
  const email = await storeEmailColumn(tx, context, record.store, { body, principal, fresh, now });
  const columns = { ...columnsOf(body), ...email };
  await changeStore(tx, storeId, columns, body.logo, now);
  if (columns.payment && columns.payment.rib !== record.store.payment?.rib) {
    await reschedulePayouts(tx, principal, now);
  }
  const changed = await findStore(tx, storeId);
  if (!changed) throw notFound();
  return presentStore(changed, now);
}
