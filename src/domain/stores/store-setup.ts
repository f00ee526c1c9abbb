/** What of a store's settings its setup looks at. */
export interface StoreInSetup {
  readonly enterprise: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly billingAddress: string | null;
  readonly cityId: string | null;
  /** A picture as a data URL, or any text that stands for one. */
  readonly logo: string | null;
  readonly payment: object | null;
  readonly shipping: { readonly rules: readonly unknown[] };
}

/** Parts of a store's settings that it needs before it sells; true once they are there. */
export interface StoreSetup {
  /** Who it is and where it can be reached: names, telephone, e-mail, address and city. */
  readonly details: boolean;
  readonly logo: boolean;
  readonly bankAccount: boolean;
  /** It said where it delivers and for how much, at least once. */
  readonly shipping: boolean;
}

const isFilled = (text: string | null): boolean => text !== null && text.trim() !== '';

/** How far the settings of a store are (experience, onboarding). */
export const storeSetup = (store: StoreInSetup): StoreSetup => ({
  details: [
    store.enterprise,
    store.name,
    store.phone,
    store.email,
    store.billingAddress,
    store.cityId,
  ].every(isFilled),
  logo: isFilled(store.logo),
  bankAccount: store.payment !== null,
  shipping: store.shipping.rules.length > 0,
});

/** The steps from an empty store to the first order, in the order they are shown. */
export const SETUP_STEPS = [
  'details',
  'logo',
  'bankAccount',
  'shipping',
  'product',
  'order',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Which steps are done. */
export type Setup = Readonly<Record<SetupStep, boolean>>;

/** The settings' steps with those of the catalogue and of the sales. */
export const setupOf = (
  store: StoreInSetup,
  counted: { readonly products: number; readonly orders: number },
): Setup => ({
  ...storeSetup(store),
  product: counted.products > 0,
  order: counted.orders > 0,
});

/** How many steps are done, of how many, and the first one left; null once none is. */
export const setupProgress = (setup: Setup) => ({
  done: SETUP_STEPS.filter((step) => setup[step]).length,
  of: SETUP_STEPS.length,
  next: SETUP_STEPS.find((step) => !setup[step]) ?? null,
});
