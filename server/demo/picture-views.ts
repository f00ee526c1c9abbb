/** The views of a product that the demo draws from its one drawing. */
export const PICTURE_VIEWS = ['front', 'detail', 'use', 'scale'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** What a view shows, after the name of the product; the front needs no words. */
export const VIEW_WORDS: Readonly<
  Record<
    Exclude<PictureView, 'front'>,
    { readonly fr: string; readonly en: string; readonly ar: string }
  >
> = {
  detail: { fr: 'détail', en: 'detail', ar: 'تفاصيل' },
  use: { fr: 'chez soi', en: 'at home', ar: 'في البيت' },
  scale: { fr: 'dimensions', en: 'dimensions', ar: 'الأبعاد' },
};

/** Names of the drawing's files; the front is the drawing itself. */
const ENDINGS: Readonly<Record<PictureView, string>> = {
  front: '',
  detail: '-detail',
  use: '-chez-soi',
  scale: '-dimensions',
};

/** The name of a view's file, without its ending. */
export function viewName(picture: string, view: PictureView): string {
  return `${picture}${ENDINGS[view]}`;
}

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg"';
const SIZE = 'width="160" height="160"';

/** Background and content of a drawing, whose first shape is the background. */
function partsOf(drawing: string): { background: string; content: string } {
  const match = /^<svg[^>]*>\s*<rect[^>]*fill="([^"]+)"\s*\/>([\s\S]*)<\/svg>\s*$/.exec(drawing);
  if (!match?.[1] || match[2] === undefined) throw new Error('The drawing has no background.');
  return { background: match[1], content: match[2] };
}

/** The middle of the drawing, nearly twice as large. */
function detailOf(drawing: string): string {
  const { background, content } = partsOf(drawing);
  return `${HEAD} viewBox="36 44 86 86" ${SIZE}>
  <rect width="160" height="160" fill="${background}"/>${content}</svg>
`;
}

/** The product on a table beside a window. */
function useOf(drawing: string): string {
  const { background, content } = partsOf(drawing);
  return `${HEAD} viewBox="0 0 160 160" ${SIZE}>
  <rect width="160" height="160" fill="#efe6d8"/>
  <rect x="14" y="12" width="46" height="58" rx="23" fill="${background}"/>
  <path d="M37 12V70M14 42H60" stroke="#c9b18c" stroke-width="3"/>
  <rect y="112" width="160" height="48" fill="#b98a5a"/>
  <path d="M0 112H160M0 128H160M0 146H160" stroke="#9c7146" stroke-width="1.5"/>
  <ellipse cx="92" cy="131" rx="42" ry="6" fill="#8d6339"/>
  <g transform="translate(40 32) scale(0.66)">${content}</g>
</svg>
`;
}

/** The product between two rulers with marks of ten centimetres. */
function scaleOf(drawing: string): string {
  const { background, content } = partsOf(drawing);
  const marks = Array.from({ length: 11 }, (_, at) => {
    const place = 30 + at * 11;
    const length = at % 5 === 0 ? 7 : 4;
    return `M${place} 146v-${length}M14 ${place - 16}h${length}`;
  }).join('');
  return `${HEAD} viewBox="0 0 160 160" ${SIZE}>
  <rect width="160" height="160" fill="${background}"/>
  <path d="M30 146H140M14 14V124${marks}" fill="none" stroke="#5b5247" stroke-width="1.4"/>
  <g transform="translate(26 10) scale(0.74)">${content}</g>
</svg>
`;
}

/** A view of a drawing, as SVG. */
export function drawView(drawing: string, view: PictureView): string {
  switch (view) {
    case 'front':
      return drawing;
    case 'detail':
      return detailOf(drawing);
    case 'use':
      return useOf(drawing);
    case 'scale':
      return scaleOf(drawing);
  }
}

/** What a client photographs of a returned piece: its damage, or the piece on its parcel. */
export const PHOTO_SUBJECTS = ['damage', 'parcel'] as const;
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number];

/** The name of the file of a client's photo, without its ending. */
export function photoName(picture: string, subject: PhotoSubject): string {
  return `retour-${picture}-${subject === 'damage' ? 'defaut' : 'colis'}`;
}

/** A photo that a client sent with a return, as SVG. */
export function drawPhoto(drawing: string, subject: PhotoSubject): string {
  const { content } = partsOf(drawing);
  const crack =
    '<path d="M84 58l8 14-9 6 10 16-8 6 7 14" fill="none" stroke="#3b2b22" stroke-width="2.4"/>' +
    '<circle cx="88" cy="86" r="32" fill="none" stroke="#d63b2f" stroke-width="3"/>';
  const box =
    '<path d="M20 78H140V150H20Z" fill="#c59a68"/><path d="M20 78L36 58H124L140 78Z" fill="#dab583"/>' +
    '<path d="M70 78H90V104H70Z" fill="#e9d3ac"/>';
  return `${HEAD} viewBox="0 0 160 160" ${SIZE}>
  <rect width="160" height="160" fill="#cfcac2"/>
  <path d="M0 40H160M0 80H160M0 120H160M40 0V160M80 0V160M120 0V160" stroke="#bbb5ab" stroke-width="1.5"/>
  <g transform="rotate(-7 80 80)">${
    subject === 'damage'
      ? `<g transform="translate(8 8) scale(0.9)">${content}</g>${crack}`
      : `${box}<g transform="translate(44 4) scale(0.46)">${content}</g>`
  }</g>
</svg>
`;
}
