import { type MouseEvent, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Product = Record<'id' | 'name' | 'code' | 'coverUrl', string> & Record<'price', number>;

const FIRST_PAGE = '/api/store/products/search/get/?sort=-createdAt&page=1&pageSize=25';
const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` };

/** The newest answer; undefined before the first one. */
function useAnswer<Answer>(path: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let show = setAnswer;
    void fetch(path, { headers }).then(async (response) => show(await response.json()));
    return () => {
      show = () => undefined;
    };
  }, [path]);
  return answer;
}

function Row({ id, name, code, price, coverUrl }: Product) {
  return (
    <tr>
      <td>
        <img src={coverUrl} alt="" width="44" height="44" loading="lazy" />
        <a href={`/dashboard/product/${id}`}>{name}</a>
        <a href={`/dashboard/product/${id}/edit`}>Modifier</a>
      </td>
      <td>{code}</td>
      <td>{(price / 100).toFixed(2)} DHS</td>
    </tr>
  );
}

function List() {
  const [q, setQ] = useState('');
  const found = useAnswer<{ items: Product[] }>(FIRST_PAGE + (q && `&q=${encodeURIComponent(q)}`));
  const rows = found?.items.map((product) => <Row key={product.id} {...product} />);
  return (
    <table>
      <caption>
        <input type="search" value={q} onChange={({ target }) => setQ(target.value)} />
      </caption>
      <tbody>{rows}</tbody>
    </table>
  );
}

function Form({ id }: { id: string }) {
  const product = useAnswer<Product>(`/api/store/product/${id}`);
  const [typed, setTyped] = useState<string>();
  if (!product) return null;
  const name = typed ?? product.name;
  return (
    <form data-save-bar="">
      <h1>{product.name}</h1>
      <input id="field-name" value={name} onChange={(e) => setTyped(e.target.value)} />
      <input defaultValue={product.price / 100} />
      <button type="button" disabled={!typed} aria-label="Enregistrer" />
    </form>
  );
}

function Page() {
  const [path, setPath] = useState(location.pathname);
  const follow = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) setPath(event.target.pathname);
  };
  const id = /prd_\w+/.exec(path)?.[0];
  return (
    <main onClickCapture={follow}>
      <a href="/dashboard/product">Produits</a>
      {id ? <Form id={id} /> : path.endsWith('/product') && <List />}
    </main>
  );
}

createRoot(document.body).render(<Page />);
