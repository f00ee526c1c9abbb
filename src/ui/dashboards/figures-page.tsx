import { styled } from 'styled-components';
import { definitionOf, type FigureName } from '#domain/metrics/figure-definitions';
import { Card } from '../kit/layout/card';
import { PageHeader } from '../kit/layout/page-header';
import { Stack } from '../kit/table/columns';
import { usePermissions } from '../portal-context/use-permissions';
import { useText } from '../text/use-text';
import { media } from '../theme/breakpoints';

const Definitions = styled.dl`
  display: grid;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: var(--space-4) var(--space-24);
    padding-block: var(--space-16);
    scroll-margin-block-start: var(--space-80);
  }
  & > div + div {
    border-block-start: 1px solid var(--line);
  }
  & > div:target {
    border-radius: var(--radius-control);
    background: var(--accent-soft);
    padding-inline: var(--space-12);
  }
  & dt {
    font: var(--weight-strong) var(--text-body) var(--font-body);
  }
  ${media.below('phone')} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
const Rules = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin-block-start: var(--space-12);
  padding-inline-start: var(--space-20);
  list-style: disc;
`;

const RULES = ['day', 'compare', 'steps', 'shares', 'lists'] as const;

/** The figures of each card of the page. */
const GROUPS: readonly {
  readonly id: 'money' | 'orders' | 'costs' | 'tours';
  readonly names: readonly FigureName[];
}[] = [
  {
    id: 'money',
    names: [
      'income',
      'revenue',
      'shipping',
      'gmv',
      'cancelledTotal',
      'returnedTotal',
      'averageBasket',
    ],
  },
  {
    id: 'orders',
    names: [
      'orders',
      'sales',
      'cancelled',
      'returned',
      'productsSold',
      'customers',
      'categoriesSold',
      'clientsTotal',
    ],
  },
  { id: 'costs', names: ['refunds', 'commission', 'expenses', 'profit', 'balance'] },
  { id: 'tours', names: ['tourTakings', 'tourGuests'] },
];

/** `/dashboard/figures`: what each figure of the portal counts, for the figures that the user sees. */
export function FiguresPage() {
  const t = useText('dashboards');
  const permissions = usePermissions();
  const isSeen = (name: FigureName) => {
    const { permission } = definitionOf(name);
    return permission === undefined || permissions.has(permission);
  };
  return (
    <>
      <PageHeader
        crumbs={[{ label: t('section') }, { label: t('definitions.title') }]}
        title={t('definitions.title')}
        subtitle={t('definitions.lead')}
      />
      <Stack>
        {GROUPS.map(({ id, names }) => (
          <Card key={id} aria-labelledby={`figures-${id}`}>
            <h2 id={`figures-${id}`}>{t(`definitions.groups.${id}`)}</h2>
            <Definitions>
              {names.filter(isSeen).map((name) => (
                <div key={name} id={name}>
                  <dt>{t(`figures.${name}`)}</dt>
                  <dd>{t(`definitions.${name}`)}</dd>
                </div>
              ))}
            </Definitions>
          </Card>
        ))}
        <Card aria-labelledby="figures-rules">
          <h2 id="figures-rules">{t('definitions.rules.title')}</h2>
          <Rules>
            {RULES.map((rule) => (
              <li key={rule}>{t(`definitions.rules.${rule}`)}</li>
            ))}
          </Rules>
        </Card>
      </Stack>
    </>
  );
}
