import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PlainButtonLink } from '../../public-pages/layout/plain-button-link';
import { useText } from '../../text/use-text';

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-16);
  & > h2 {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
`;

/** Replaces a submitted form, and takes its focus. */
export function InquiryReceived() {
  const t = useText('inquiries');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Text role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h2>
      <p>{t('thanks.text')}</p>
      <PlainButtonLink href="/" variant="soft">
        {t('thanks.home')}
      </PlainButtonLink>
    </Text>
  );
}
