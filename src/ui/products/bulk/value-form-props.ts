import type { BulkChange } from '#application/bulk/bulk-subject';

/** Props of every value form. */
export interface ValueFormProps {
  formId: string;
  onChoose: (change: BulkChange) => void;
  /** The previously chosen value, when the seller returns to the form. */
  chosen: BulkChange | null;
}
