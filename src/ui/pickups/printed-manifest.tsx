import { styled } from 'styled-components';
import { useListCitiesQuery } from '#application/api/reference-endpoints.generated';
import type { PaperChoice } from '#domain/papers/papers';
import type { StoreFacts } from '#domain/papers/store-facts';
import { localizedName } from '#domain/text/localized-name';
import type { City, Pickup } from '#openapi/types.generated';
import { Code128 } from '../papers/code-128';
import { PaperHead } from '../papers/paper-head';
import { RecordPrinting } from '../papers/record-printing';
import { useStoreFacts } from '../papers/store-facts';
import type { Letterheads } from '../papers/use-letterheads';
import { PrintedSheet } from '../print/printed-sheet';
import { formatIn } from '../text/use-format';
import { useTextIn, useTextInWithStatus } from '../text/use-text-in';

const Manifest = styled.article`
  display: flex;
  flex-direction: column;
  gap: 4mm;
`;
/** The number stands below the middle of its bars, which have a blank on each side. */
const OrderCode = styled.div`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  font-variant-numeric: tabular-nums;
  /* Narrower bars are not read: the names wrap instead. */
  & > svg {
    flex: none;
    max-inline-size: none;
  }
`;
const Client = styled.td`
  overflow-wrap: anywhere;
`;
const End = styled.footer`
  break-inside: avoid;
`;
const Box = styled.span`
  display: inline-block;
  inline-size: 1.2em;
  block-size: 1.2em;
  border: 0.3mm solid currentColor;
  border-radius: 0.6mm;
`;
const Signature = styled.p`
  min-block-size: 25mm;
  margin-block-start: 4mm;
`;

interface PrintedManifestProps extends PaperChoice {
  pickup: Pickup;
  onClosed: () => void;
}

/**
 * Prints the manifest of a pickup: the parcels with a bar code each, for the carrier to sign. After the
 * collection, the store is named as on that day.
 */
export function PrintedManifest({ pickup, onClosed, ...choice }: PrintedManifestProps) {
  return (
    <RecordPrinting
      record={pickup}
      onClosed={onClosed}
      sheet={(letterheads, onPrinted) => (
        <ManifestSheet
          {...choice}
          pickup={pickup}
          letterheads={letterheads}
          onPrinted={onPrinted}
        />
      )}
    />
  );
}

interface ManifestSheetProps extends PaperChoice {
  pickup: Pickup;
  letterheads: Letterheads;
  onPrinted: () => void;
}

function ManifestSheet(props: ManifestSheetProps) {
  const { pickup, letterheads, language, format, onPrinted } = props;
  const { t, isSettled } = useTextInWithStatus('papers', language);
  const present = useStoreFacts(language);
  const { data: cities, isError } = useListCitiesQuery();
  if (!isSettled || !present || !(cities || isError)) return null;
  return (
    <PrintedSheet
      title={`${t('names.manifest')} ${pickup.number}`}
      language={language}
      format={format}
      number={pickup.number}
      onPrinted={onPrinted}
    >
      <Content
        pickup={pickup}
        facts={letterheads.factsOf(pickup, present, language)}
        language={language}
        cities={cities?.items ?? []}
      />
    </PrintedSheet>
  );
}

interface ContentProps extends Pick<PaperChoice, 'language'> {
  pickup: Pickup;
  facts: StoreFacts;
  /** None if they could not be read. */
  cities: readonly City[];
}

/** Parcels that the pickup left behind are not on it. */
function Content({ pickup, facts, language, cities }: ContentProps) {
  const t = useTextIn('papers', language);
  const formats = formatIn(language);
  const parcels = pickup.parcels.filter(({ isReleased }) => !isReleased);
  const due = parcels.reduce((sum, { amountDue }) => sum + amountDue, 0);
  const when = {
    day: formats.longDate(pickup.startsAt),
    from: formats.time(pickup.startsAt),
    to: formats.time(pickup.endsAt),
  };
  const cityOf = (cityId: string) => {
    const city = cities.find(({ id }) => id === cityId);
    return city ? localizedName(city, language) : '';
  };
  return (
    <Manifest>
      <PaperHead facts={facts}>
        <h1>{t('names.manifest')}</h1>
        <bdi dir="ltr">{pickup.number}</bdi>
        <bdi>{pickup.carrier.name}</bdi>
        <p>{t('manifest.when', when)}</p>
      </PaperHead>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('manifest.given')}</th>
            <th scope="col">{t('manifest.order')}</th>
            <th scope="col">{t('manifest.client')}</th>
            <th scope="col">{t('manifest.city')}</th>
            <th scope="col" data-end="">
              {t('manifest.due')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parcels.map(({ orderId, number, clientName, cityId, amountDue }) => (
            <tr key={orderId}>
              <td>
                <Box />
              </td>
              <td>
                <OrderCode>
                  <Code128 text={number} height={8} />
                  <bdi dir="ltr">{number}</bdi>
                </OrderCode>
              </td>
              <Client>
                <bdi>{clientName}</bdi>
              </Client>
              <td>{cityOf(cityId)}</td>
              <td data-end="">{formats.money(amountDue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <End>
        <p>
          {t('manifest.total', {
            count: parcels.length,
            amount: formats.money(due),
          })}
        </p>
        <Signature>{t('manifest.signature')}</Signature>
      </End>
    </Manifest>
  );
}
