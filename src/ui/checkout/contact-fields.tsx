import { styled } from 'styled-components';
import { parsePhoneNumber } from '#domain/contact/phone-number';
import { BoundTextField } from '../kit/form/bound-fields';
import { BoundPhoneField } from '../kit/form/bound-phone-field';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

/** Two fields side by side; on a phone one below the other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-20) var(--space-16);
  ${media.below('phone')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Who buys or books; `emailHelp` is shown below the address for mails. */
export function ContactFields({ emailHelp }: { emailHelp?: string | undefined }) {
  const t = useText('checkout');
  return (
    <Pair>
      <BoundTextField name="firstName" label={t('firstName')} autoComplete="given-name" required />
      <BoundTextField name="lastName" label={t('lastName')} autoComplete="family-name" required />
      <BoundPhoneField
        name="phoneNumber"
        label={t('phoneNumber')}
        read={parsePhoneNumber}
        required
      />
      <BoundTextField
        name="email"
        label={t('email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        help={emailHelp}
      />
    </Pair>
  );
}
