import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';
import { useText } from '../../text/use-text';

/* Dark on white in both modes: that is what cameras read. */
const Surface = styled.div`
  padding: var(--space-8);
  border-radius: var(--radius-card);
  background: var(--white);
  color: var(--grey-900);
  line-height: 0;
`;

/** The page's own address as a code: a telephone that looks at it goes on from here. */
export function LinkQrCode() {
  const t = useText('redirect');
  return (
    <Surface>
      <QRCodeSVG
        value={window.location.href}
        size={176}
        marginSize={4}
        bgColor="transparent"
        fgColor="currentColor"
        title={t('code')}
      />
    </Surface>
  );
}
