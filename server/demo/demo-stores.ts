import { subMinutes } from 'date-fns/subMinutes';
import type { Role } from '#domain/permissions/permissions';
import type { Availability } from '#domain/stores/store-availability';
import type { InvoiceSeller } from '../database/schema/invoices';
import type { stores, users } from '../database/schema/stores';
import { userSearchText } from '../search/user-search-text';
import { cityId } from '../seeding/reference-rows';
import { NEJJARINE_LOGO, ZAHRA_LOGO } from './demo-logos';
import {
  NEJJARINE_AVAILABILITY,
  NEJJARINE_SETTINGS,
  ZAHRA_AVAILABILITY,
  ZAHRA_SETTINGS,
} from './demo-store-settings';

const PASSWORD = 'Seller#2026';

/** A member of the demo stores' staff. */
interface DemoUser {
  readonly id: string;
  readonly userName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly role: Role;
}

/** A store of the demo with its staff. */
export interface DemoStore {
  readonly id: string;
  readonly enterprise: string;
  readonly name: string;
  readonly nameAr: string;
  readonly city: string;
  readonly settings: Partial<typeof stores.$inferInsert>;
  /** As a data URL. */
  readonly logo: string;
  readonly availability: Availability;
  readonly staff: readonly DemoUser[];
}

/** The main store of the demo. */
export const NEJJARINE: DemoStore = {
  id: 'str_nejjarine',
  enterprise: 'Nejjarine Artisanat SARL',
  name: 'Atelier Nejjarine',
  nameAr: 'ورشة النجارين',
  city: 'Fès',
  settings: NEJJARINE_SETTINGS,
  logo: NEJJARINE_LOGO,
  availability: NEJJARINE_AVAILABILITY,
  staff: [
    {
      id: 'usr_salma',
      userName: 'admin',
      firstName: 'Salma',
      lastName: 'Bennani',
      phoneNumber: '+212661420318',
      role: 'store_admin',
    },
    {
      id: 'usr_youssef',
      userName: 'manager',
      firstName: 'Youssef',
      lastName: 'Tazi',
      phoneNumber: '+212662771045',
      role: 'store_manager',
    },
    {
      id: 'usr_imane',
      userName: 'seller',
      firstName: 'Imane',
      lastName: 'Berrada',
      phoneNumber: '+212670335982',
      role: 'store_user',
    },
  ],
};

/** A second store, which shows that users see only their own store's records. */
export const ZAHRA: DemoStore = {
  id: 'str_zahra',
  enterprise: 'Maison Zahra SARL AU',
  name: 'Maison Zahra',
  nameAr: 'دار زهرة',
  city: 'Marrakech',
  settings: ZAHRA_SETTINGS,
  logo: ZAHRA_LOGO,
  availability: ZAHRA_AVAILABILITY,
  staff: [
    {
      id: 'usr_amine',
      userName: 'admin2',
      firstName: 'Amine',
      lastName: 'Zahraoui',
      phoneNumber: '+212663908814',
      role: 'store_admin',
    },
  ],
};

/** Accounts that can sign in to the demo. */
export const demoAccounts: { userName: string; password: string; role: Role }[] = [
  ...NEJJARINE.staff,
  ...ZAHRA.staff,
].map(({ userName, role }) => ({ userName, password: PASSWORD, role }));

/** The password all demo accounts share. */
export const DEMO_PASSWORD = PASSWORD;

/** A store as a row. */
export function storeRow(store: DemoStore, openedAt: Date): typeof stores.$inferInsert {
  return {
    id: store.id,
    enterprise: store.enterprise,
    name: store.name,
    nameAr: store.nameAr,
    cityId: cityId(store.city),
    status: 'active',
    ...store.settings,
    createdAt: openedAt,
    updatedAt: openedAt,
  };
}

/** The store as the seller on its invoices. */
export function sellerOfDemo({ settings, enterprise, city }: DemoStore): InvoiceSeller {
  return {
    name: settings.juridicalName ?? enterprise,
    address: `${settings.billingAddress}, ${settings.zipcode}, ${city}`,
    ice: settings.ice ?? null,
    taxId: settings.taxId ?? null,
    rce: settings.rce ?? null,
    businessTaxId: settings.businessTaxId ?? null,
    cnss: settings.cnss ?? null,
  };
}

/** How long ago each member of the staff was last seen. */
const LAST_SEEN_MINUTES = [19 * 60, 95, 26] as const;

/** A store's staff as rows. */
export function staffRows(
  store: DemoStore,
  passwordHash: string,
  openedAt: Date,
  now: Date,
): (typeof users.$inferInsert)[] {
  return store.staff.map(({ id, userName, firstName, lastName, phoneNumber, role }, place) => {
    const email = `${firstName}.${lastName}@exemple.ma`.toLowerCase();
    const searched = { firstName, lastName, userName, email, phoneNumber };
    return {
      id,
      storeId: store.id,
      ...searched,
      userNameKey: userName,
      // The demo mails nobody: its users have everything that a proved address allows.
      emailConfirmedAt: openedAt,
      role,
      status: 'active',
      passwordHash,
      searchText: userSearchText(searched),
      lastSeenAt: subMinutes(now, LAST_SEEN_MINUTES[place % LAST_SEEN_MINUTES.length] ?? 0),
      createdAt: openedAt,
      updatedAt: openedAt,
    };
  });
}
