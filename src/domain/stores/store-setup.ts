/** The store settings that the setup checks. */
export interface StoreInSetup {
  readonly enterprise: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly billingAddress: string | null;
  readonly cityId: string | null;
  /** A picture as a data URL, or any text in its place. */
  readonly logo: string | null;
  readonly payment: object | null;
  readonly shipping: { readonly rules: readonly unknown[] };
}

/** Parts of a store's settings that it needs before it can sell; true when they are done. */
export interface StoreSetup {
  /** The store's identity and contact: names, telephone, e-mail, address and city. */
  readonly details: boolean;
  readonly logo: boolean;
  readonly bankAccount: boolean;
  /** The store has at least one shipping rule. */
  readonly shipping: boolean;
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

/** Which parts of a store's settings are done (experience, onboarding). */
export function storeSetup(store: StoreInSetup): StoreSetup {
  return {
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
  };
}

/** The steps from an empty store to the first order, in the order of display. */
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

/** The steps of the settings, of the catalogue and of the sales. */
export function setupOf(
  store: StoreInSetup,
  counted: { readonly products: number; readonly orders: number },
): Setup {
  return {
    ...storeSetup(store),
    product: counted.products > 0,
    order: counted.orders > 0,
  };
}

/** The number of done steps, of all steps, and the first open step; null when all are done. */
export function setupProgress(setup: Setup) {
  return {
    done: SETUP_STEPS.filter((step) => setup[step]).length,
    of: SETUP_STEPS.length,
    next: SETUP_STEPS.find((step) => !setup[step]) ?? null,
  };
}
