import type { StockPolicy } from '#domain/products/stock-policy';

/** Name, description and text of a product in one language; missing parts are not yet written. */
export type Texts = readonly [name: string, description?: string, content?: string];

/** State of a product of the demo store. */
export type CatalogueState =
  | 'live'
  | 'liveUnderReview'
  | 'inactive'
  | 'underReview'
  | 'draft'
  | 'rejected'
  | 'archived';

/** Axis values of a variable product, and the available pieces of each combination. */
export interface VariantPlan {
  readonly color?: readonly string[];
  readonly size?: readonly string[];
  readonly stocks: readonly number[];
}

/** A product of the demo. Money in centimes; `age` is how many days ago it was created. */
export interface CatalogueProduct {
  readonly code: string;
  readonly picture: string;
  readonly category: string | null;
  readonly brand: string | null;
  readonly price: number | null;
  readonly compareAt?: number;
  readonly cost: number;
  /** Available pieces of a simple product, or the plan of a variable product's variants. */
  readonly stock: number | VariantPlan;
  /** `counted` by default. */
  readonly stockPolicy?: StockPolicy;
  readonly lowStock?: number;
  readonly weight: number;
  readonly age: number;
  readonly state?: CatalogueState;
  readonly rejectionReason?: string;
  /** A new French name that waits for the marketplace's approval. */
  readonly pendingName?: string;
  readonly fr: Texts;
  readonly en?: Texts;
  readonly ar?: Texts;
}
