import { useState } from 'react';
import { styled } from 'styled-components';
import { useListAttributeValuesQuery } from '#application/api/reference-endpoints.generated';
import type { AttributeValue } from '#openapi/types.generated';
import { Checkbox } from '../../../kit/fields/checkbox';
import { SearchField } from '../../../kit/fields/search-field';
import { useLocalizedName } from '../../../text/localized';
import { useText } from '../../../text/use-text';
import { LabelledValue, Swatch } from './grid.styles';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  max-block-size: 240px;
  margin-inline: calc(-1 * var(--space-8));
  padding-inline: var(--space-8);
  overflow-y: auto;
  & > li {
    display: flex;
    align-items: center;
    min-block-size: 40px;
  }
`;
const Muted = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

interface ValueChoiceProps {
  attributeId: string;
  chosen: readonly string[];
  onChange: (value: AttributeValue, isChosen: boolean) => void;
}

/** The values of an axis, searched by name on the server; the chosen ones are ticked. */
export function ValueChoice({ attributeId, chosen, onChange }: ValueChoiceProps) {
  const t = useText('variants');
  const localized = useLocalizedName();
  const [q, setQ] = useState('');
  // The values chosen at the opening come first, and none moves under the pointer.
  const [standing] = useState(chosen);
  const { data, isFetching } = useListAttributeValuesQuery({
    attributeId,
    page: 1,
    pageSize: 100,
    ...(q && { q }),
  });
  const found = data?.items ?? [];
  const isStanding = ({ id }: AttributeValue) => standing.includes(id);
  const items = [...found.filter(isStanding), ...found.filter((value) => !isStanding(value))];
  return (
    <>
      <SearchField label={t('axes.search')} value={q} busy={isFetching} onSearch={setQ} />
      <List aria-busy={isFetching}>
        {items.map((value) => (
          <li key={value.id}>
            <Checkbox
              checked={chosen.includes(value.id)}
              onChange={(isChosen) => onChange(value, isChosen)}
            >
              <LabelledValue>
                {value.colorHex && <Swatch style={{ background: value.colorHex }} />}
                <bdi>{localized(value)}</bdi>
              </LabelledValue>
            </Checkbox>
          </li>
        ))}
      </List>
      {data && items.length === 0 && <Muted>{t('axes.noValue')}</Muted>}
      {data && data.total > items.length && <Muted>{t('axes.searchMore')}</Muted>}
    </>
  );
}
