import { styled } from 'styled-components';
import LetterIcon from '~icons/solar/letter-bold-duotone';
import NotesIcon from '~icons/solar/notes-bold-duotone';
import { Icon } from '../../kit/icon';
import { useText } from '../../text/use-text';
import { media } from '../../theme/breakpoints';
import { PlainButtonLink } from '../layout/plain-button-link';
import { Container } from '../layout/public-layout';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-24);
  padding-block-start: var(--space-80);
  ${media.below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: var(--space-48);
  }
`;
const Card = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-12);
  padding: var(--space-32);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  scroll-margin-block-start: var(--space-16);
  & > svg {
    color: var(--fill);
  }
  & > h2 {
    font: var(--weight-head) var(--text-h1) var(--font-head);
  }
  & > p {
    flex: 1;
    color: var(--text-2);
    font: 400 var(--text-large) var(--font-body);
  }
`;

const cards = [
  { name: 'contact', href: '/contact-us', icon: LetterIcon },
  { name: 'blog', href: '/post', icon: NotesIcon },
] as const;

/** The targets of the header's last two links: the contact form and the stores' news. */
export function ContactAndNewsCards() {
  const t = useText('landing');
  return (
    <Container>
      <Row>
        {cards.map(({ name, href, icon }) => (
          <Card key={name} id={name}>
            <Icon of={icon} size={40} />
            <h2>{t(`${name}.title`)}</h2>
            <p>{t(`${name}.text`)}</p>
            <PlainButtonLink href={href} variant="outline">
              {t(`${name}.way`)}
            </PlainButtonLink>
          </Card>
        ))}
      </Row>
    </Container>
  );
}
