import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPhoneNumber } from '#domain/contact/phone-number';
import type { StoreFacts } from '#domain/papers/store-facts';

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 4mm 5mm;
  padding-block-end: 3mm;
  border-block-end: 0.4mm solid currentColor;
`;
const Sender = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 3mm;
  min-inline-size: 0;
  & > img {
    flex: none;
    inline-size: 5em;
    block-size: 5em;
    object-fit: contain;
  }
  & > div {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-size: 1.25em;
    line-height: 1.3;
  }
`;
/** The title of a paper, beside its sender. */
export const PaperTitle = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: flex-end;
  max-inline-size: 55%;
  text-align: end;
  text-wrap: balance;
  & > h1 {
    margin-block-end: 0.15em;
    font: var(--weight-head) 1.7em / 1.25 var(--font-head);
  }
`;

interface PaperHeadProps {
  facts: StoreFacts;
  /** The name of the paper and what it is about. */
  children: ReactNode;
}

/** Who sends the paper: logo, name, address and telephone of the shop. */
export function PaperHead({ facts, children }: PaperHeadProps) {
  const { name, address, phone, logo } = facts;
  return (
    <Head>
      <Sender>
        {logo && <img src={logo} alt="" />}
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          {address.map((part) => (
            <span key={part}>
              <bdi>{part}</bdi>
            </span>
          ))}
          {phone && (
            <span>
              <bdi dir="ltr">{formatPhoneNumber(phone)}</bdi>
            </span>
          )}
        </div>
      </Sender>
      <PaperTitle>{children}</PaperTitle>
    </Head>
  );
}
