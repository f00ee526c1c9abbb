import { localizedTitle } from '#domain/text/localized-title';
import type { PublicVacancySummary } from '#openapi/types.generated';
import { useLocalizedName } from '../../text/localized';
import { useFormat } from '../../text/use-format';
import { useLanguage } from '../../text/use-language';
import { useText } from '../../text/use-text';

/** The facts of a vacancy as sentences in the page's language. */
export function useVacancyTexts() {
  const t = useText('publicVacancies');
  const language = useLanguage();
  const localized = useLocalizedName();
  const { money, longDate, list } = useFormat();
  return (vacancy: PublicVacancySummary) => {
    const { cityName, cityNameEn, cityNameAr, storeName, storeNameAr, salaryMin } = vacancy;
    const salaryMax = vacancy.salaryMax ?? salaryMin;
    const amount = (centimes: number | null) => money(centimes ?? 0);
    const salary =
      salaryMin === salaryMax
        ? t('salaryMonth', { amount: amount(salaryMin) })
        : t('salaryRange', { least: amount(salaryMin), most: amount(salaryMax) });
    return {
      title: localizedTitle(vacancy, language),
      city: localized({ name: cityName, nameEn: cityNameEn, nameAr: cityNameAr }),
      store: localized({ name: storeName, nameAr: storeNameAr }),
      contract: t(`contracts.${vacancy.contract}`),
      /** Null for a salary that is not public. */
      salary: salaryMin === null ? null : salary,
      /** Null if no language is named. */
      languages:
        vacancy.languages.length > 0
          ? list(vacancy.languages.map((one) => t(`spoken.${one}`)))
          : null,
      /** The last day on which one can apply. */
      until: longDate(`${vacancy.closesOn}T12:00:00Z`),
    };
  };
}
