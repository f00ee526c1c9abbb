import { Avatar } from '../../../kit/avatar';
import { useText } from '../../../text/use-text';
import { useCityOptions } from '../../use-cities';

/** The labels of the fields, in the order of the form, and their values as shown in a conflict. */
export function useGeneralTexts() {
  const t = useText('storeSettings');
  const emailChange = useText('emailChange');
  const cities = useCityOptions();
  return {
    logo: {
      label: t('fields.logo'),
      show: (logo: string) => logo && <Avatar name="" src={logo} size={64} square />,
    },
    name: { label: t('fields.name') },
    nameAr: { label: t('fields.nameAr') },
    enterprise: { label: t('fields.enterprise') },
    juridicalName: { label: t('fields.juridicalName') },
    description: { label: t('fields.description') },
    email: { label: t('fields.email') },
    currentPassword: { label: emailChange('password') },
    phone: { label: t('fields.phone') },
    billingAddress: { label: t('fields.billingAddress') },
    cityId: {
      label: t('fields.cityId'),
      show: (id: string | null) => cities.find(({ value }) => value === id)?.label,
    },
    zipcode: { label: t('fields.zipcode') },
  };
}
