import type { BulkChange } from '#application/bulk/bulk-subject';

/** What each form of a value gets. */
export interface ValueFormProps {
  formId: string;
  onChoose: (change: BulkChange) => void;
  /** The value chosen before, when the seller comes back to it. */
  chosen: BulkChange | null;
}
