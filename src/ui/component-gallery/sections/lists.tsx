import { useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../kit/fields/search-field';
import { Pagination } from '../../kit/table/pagination';
import { useText } from '../../text/use-text';
import { Groups, Section, Stack } from '../section';

const Muted = styled.p`
  color: var(--text-2);
  font: 400 var(--text-small) var(--font-body);
`;

const CITIES = ['tetouan', 'temara', 'fes', 'agadir'] as const;

/** The components above and below a list: search and pages. */
export function Lists() {
  const t = useText('catalogue');
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(2);
  const [size, setSize] = useState(25);
  const found = CITIES.map((city) => t(`lists.${city}`)).filter((city) =>
    city.toLocaleLowerCase().includes(query.toLocaleLowerCase()),
  );
  return (
    <Section title={t('lists.title')} note={t('lists.note')}>
      <Groups>
        <Stack>
          <SearchField label={t('lists.search')} value={query} onSearch={setQuery} />
          <Muted role="status">
            {found.length > 0 ? found.join(t('lists.comma')) : t('lists.nothing', { query })}
          </Muted>
        </Stack>
        <Pagination
          page={page}
          pageSize={size}
          total={128}
          onPage={setPage}
          onPageSize={(chosen) => {
            setSize(chosen);
            setPage(1);
          }}
        />
      </Groups>
    </Section>
  );
}
