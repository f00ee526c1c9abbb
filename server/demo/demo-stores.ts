import type { Role } from '#domain/permissions/permissions';
import type { InvoiceSeller } from '../database/schema/invoices';
import type { stores, users } from '../database/schema/stores';
import { cityId } from '../reference/reference-rows';

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
  readonly billingAddress: string;
  readonly zipcode: string;
  readonly ice: string;
  /** Number in the trade register. */
  readonly rce: string;
  readonly staff: readonly DemoUser[];
}

/** The store the demo is about. */
export const NEJJARINE: DemoStore = {
  id: 'str_nejjarine',
  enterprise: 'Nejjarine Artisanat SARL',
  name: 'Atelier Nejjarine',
  nameAr: 'ورشة النجارين',
  city: 'Fès',
  billingAddress: '14, place Nejjarine, Fès el-Bali',
  zipcode: '30110',
  ice: '001984563000047',
  rce: '48213',
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

/** Another store, so that one can see that nobody sees the other's records. */
export const ZAHRA: DemoStore = {
  id: 'str_zahra',
  enterprise: 'Maison Zahra SARL AU',
  name: 'Maison Zahra',
  nameAr: 'دار زهرة',
  city: 'Marrakech',
  billingAddress: '7, derb Dabachi, Médina, Marrakech',
  zipcode: '40030',
  ice: '002715904000081',
  rce: '102377',
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

/** Who can sign in to the demo. */
export const demoAccounts: { userName: string; password: string; role: Role }[] = [
  ...NEJJARINE.staff,
  ...ZAHRA.staff,
].map(({ userName, role }) => ({ userName, password: PASSWORD, role }));

/** The password all demo accounts share. */
export const DEMO_PASSWORD = PASSWORD;

/** A store as a row. */
export const storeRow = (store: DemoStore, openedAt: Date): typeof stores.$inferInsert => ({
  id: store.id,
  enterprise: store.enterprise,
  name: store.name,
  nameAr: store.nameAr,
  cityId: cityId(store.city),
  juridicalName: store.enterprise,
  billingAddress: store.billingAddress,
  zipcode: store.zipcode,
  ice: store.ice,
  rce: store.rce,
  status: 'active',
  createdAt: openedAt,
  updatedAt: openedAt,
});

/** The store as its invoices name it. */
export const sellerOfDemo = (store: DemoStore): InvoiceSeller => ({
  name: store.enterprise,
  ice: store.ice,
  rce: store.rce,
  address: `${store.billingAddress}, ${store.zipcode}, ${store.city}`,
});

/** Its staff as rows. */
export const staffRows = (
  store: DemoStore,
  passwordHash: string,
  openedAt: Date,
): (typeof users.$inferInsert)[] =>
  store.staff.map(({ id, userName, firstName, lastName, phoneNumber, role }) => ({
    id,
    storeId: store.id,
    firstName,
    lastName,
    userName,
    userNameKey: userName,
    email: `${firstName}.${lastName}@exemple.ma`.toLowerCase(),
    phoneNumber,
    role,
    status: 'active',
    passwordHash,
    createdAt: openedAt,
    updatedAt: openedAt,
  }));
