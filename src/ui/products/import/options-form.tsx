import { styled } from 'styled-components';
import { LANGUAGES } from '#domain/format/languages';
import type { ImportJob, ImportOptionsUpdate } from '#openapi/types.generated';
import { Select } from '../../kit/fields/select';
import { useText } from '../../text/use-text';
import { RateField } from './rate-field';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  align-items: start;
  gap: var(--space-20) var(--space-24);
`;

interface OptionsFormProps {
  job: ImportJob;
  onChange: (options: ImportOptionsUpdate) => void;
}

/** Settings the file does not contain: the language of its text, its currency and exchange rate. */
export function OptionsForm({ job, onChange }: OptionsFormProps) {
  const t = useText('imports');
  const { options } = job;
  const required = (name: 'textLanguage' | 'currency' | 'exchangeRate') =>
    job.requiredOptions.includes(name);
  return (
    <Grid>
      <Select
        label={t('options.textLanguage')}
        help={t('options.textLanguageHelp')}
        required={required('textLanguage')}
        placeholder={t('options.choose')}
        value={options.textLanguage}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(textLanguage) => onChange({ textLanguage })}
      />
      <Select
        label={t('options.currency')}
        help={t('options.currencyHelp')}
        required={required('currency')}
        placeholder={t('options.choose')}
        value={options.currency}
        options={currenciesOf(job).map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ currency })}
      />
      {options.currency !== null && options.currency !== 'MAD' && (
        <RateField
          key={options.currency}
          label={t('options.exchangeRate', { currency: options.currency })}
          rate={options.exchangeRate}
          required={required('exchangeRate')}
          onChange={(exchangeRate) => onChange({ exchangeRate })}
        />
      )}
    </Grid>
  );
}

const COMMON = ['MAD', 'EUR', 'USD'];

function currenciesOf({ currencies, options }: ImportJob): string[] {
  return [...new Set([...currencies, ...COMMON, ...(options.currency ? [options.currency] : [])])];
}
