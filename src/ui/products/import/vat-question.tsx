import { USUAL_VAT_RATE } from '#domain/products/import/import-format';
import type { ImportJob, ImportOptionsUpdate } from '#openapi/types.generated';
import { useText } from '../../text/use-text';
import { RateField } from './rate-field';

const MAX_VAT_RATE = 100;

/** The choice that a rate of VAT means: 0 takes prices before tax as final prices. */
export function vatChoice(vatRate: number | null): 'addVat' | 'finalPrice' | null {
  if (vatRate === null) return null;
  return vatRate === 0 ? 'finalPrice' : 'addVat';
}

/** The rate that a choice begins with. */
export function rateOfChoice(choice: string): number {
  return choice === 'addVat' ? USUAL_VAT_RATE : 0;
}

interface VatRateProps {
  job: ImportJob;
  onChange: (options: ImportOptionsUpdate) => void;
}

/** The rate that is added to prices before tax; nothing while they are taken as final prices. */
export function VatRate({ job, onChange }: VatRateProps) {
  const t = useText('imports');
  const { vatRate } = job.options;
  if (vatChoice(vatRate) !== 'addVat') return null;
  return (
    <RateField
      key={vatRate}
      required
      label={t('questions.vatRate.rate')}
      rate={vatRate}
      max={MAX_VAT_RATE}
      onChange={(rate) => rate !== null && onChange({ vatRate: rate })}
    />
  );
}
