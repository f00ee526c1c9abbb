import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text';

test('`RichText` renders headings, lists, emphasis and links', () => {
  const { container } = draw(
    '<h2>Entretien</h2><ul><li>Chiffon <b>sec</b></li></ul><p><a href="https://exemple.ma">plus</a></p>',
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Entretien' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Chiffon sec');
  expect(container.querySelector('b')).toHaveTextContent('sec');
  expect(screen.getByRole('link', { name: 'plus' })).toHaveAttribute(
    'rel',
    'nofollow noopener noreferrer',
  );
});

test('`RichText` sets the direction of each paragraph and list item to `auto`', () => {
  const { container } = draw('<p>Lavez à la main.</p><ul><li>غسل يدوي</li></ul>');
  expect(container.querySelector('p')).toHaveAttribute('dir', 'auto');
  expect(container.querySelector('li')).toHaveAttribute('dir', 'auto');
});

test('`RichText` removes scripts, images, embedded content and attributes', () => {
  const { container } = draw(
    '<p onclick="x()" style="color:red">Bol<script>x()</script><img src=x onerror="x()"></p><svg><a>y</a></svg>',
  );
  expect(container).toHaveTextContent(/^Bol$/);
  expect(container.querySelectorAll('script, img, svg, [onclick], p[style]')).toHaveLength(0);
});

test('`RichText` keeps only the text of an unknown element', () => {
  const { container } = draw('<marquee>Bol</marquee>');
  expect(container).toHaveTextContent('Bol');
  expect(container.querySelector('marquee')).toBeNull();
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//exemple.ma'])(
  '`RichText` removes the link address %s',
  (address) => {
    draw(`<a href="${address}">ici</a>`);
    expect(screen.getByText('ici')).not.toHaveAttribute('href');
  },
);

function draw(html: string) {
  return render(<RichText html={html} />);
}
