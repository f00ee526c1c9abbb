import { LANGUAGES, type Language, languageRecords } from '#domain/format/languages';
import { errorsSchema } from '#domain/forms/errors-schema';
import { NOTE_LENGTH, type TypedClosure } from '#domain/stores/availability-form';
import { DialogForm } from '../../../forms/dialog-form';
import type { DayRange } from '../../../kit/fields/day-value';
import { BoundDateRangeField } from '../../../kit/form/bound-dates';
import { BoundTextField } from '../../../kit/form/bound-fields';
import { BoundSwitch } from '../../../kit/form/bound-more-fields';
import { useCodeText } from '../../../text/problem-text';
import { useText } from '../../../text/use-text';

type ClosureValues = Omit<TypedClosure, 'from' | 'to'> & { days: DayRange | null };

const NEW: ClosureValues = { days: null, note: '', noteEn: '', noteAr: '', acceptOrders: false };
const FIELDS = { fr: 'note', ar: 'noteAr', en: 'noteEn' } as const satisfies Record<
  Language,
  keyof ClosureValues
>;

function validateAgainst(others: readonly TypedClosure[]) {
  return ({ days }: ClosureValues): Record<string, string[]> => {
    if (!days) return { days: ['required'] };
    const overlaps = others.some(({ from, to }) => from <= days.to && days.from <= to);
    return overlaps ? { days: ['overlapping'] } : {};
  };
}

interface ClosureDialogProps {
  /** Null for a new one. */
  closure: TypedClosure | null;
  /** No two closures share a day. */
  others: readonly TypedClosure[];
  onKeep: (closure: TypedClosure) => void;
  onClose: () => void;
}

/**
 * The form of one closure: its days, whether orders are accepted during it, and the reason in three
 * languages.
 */
export function ClosureDialog({ closure, others, onKeep, onClose }: ClosureDialogProps) {
  const t = useText('storeSettings');
  const codeText = useCodeText();
  const { from, to, ...rest } = closure ?? { from: '', to: '', ...NEW };
  return (
    <DialogForm<ClosureValues>
      title={t(closure ? 'closures.edit' : 'closures.add')}
      initialValues={{ ...NEW, ...rest, days: closure ? { from, to } : null }}
      schema={errorsSchema(validateAgainst(others))}
      errorText={codeText}
      onAnswer={({ days, ...values }) => days && onKeep({ ...values, ...days })}
      onCancel={onClose}
      busy={false}
      width={520}
      confirmLabel={t('closures.keep')}
      cancelLabel={t('cancel')}
    >
      <BoundDateRangeField name="days" label={t('closures.columns.dates')} required />
      <BoundSwitch name="acceptOrders">{t('closures.acceptOrders')}</BoundSwitch>
      {LANGUAGES.map((language) => (
        <BoundTextField
          key={language}
          name={FIELDS[language]}
          label={`${t('closures.columns.reason')} (${languageRecords[language].name})`}
          lang={language}
          dir={languageRecords[language].direction}
          maxLength={NOTE_LENGTH}
        />
      ))}
    </DialogForm>
  );
}
