/** What the setup of a store is judged by. */
interface SetUpStore {
  readonly enterprise: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly billingAddress: string | null;
  readonly cityId: string | null;
  readonly ice: string | null;
  readonly logo: string | null;
  readonly payment: object | null;
  readonly shipping: { readonly rules: readonly unknown[] };
}

/** What a store has done of what it needs to sell. */
export interface StoreSetup {
  readonly details: boolean;
  readonly logo: boolean;
  readonly bankAccount: boolean;
  readonly shipping: boolean;
}

/**
 * How far a store is set up: who it is and how it is reached, its logo, where its money goes, and
 * what sending costs.
 */
export const storeSetup = (store: SetUpStore): StoreSetup => {
  const { enterprise, name, email, phone, billingAddress, cityId, ice } = store;
  const details = [enterprise, name, email, phone, billingAddress, cityId, ice];
  return {
    details: details.every((detail) => Boolean(detail?.trim())),
    logo: Boolean(store.logo),
    bankAccount: store.payment !== null,
    shipping: store.shipping.rules.length > 0,
  };
};
