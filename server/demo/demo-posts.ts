import { millisecondsInDay } from 'date-fns/constants';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import type { PostTexts } from '#domain/posts/post-texts';
import type { posts } from '../database/schema/posts';
import { postColumns } from '../posts/post-columns';
import { type DemoStore, NEJJARINE } from './demo-stores';

interface DemoPost {
  readonly id: string;
  /** How many days ago it was published; null for a draft. */
  readonly age: number | null;
  readonly texts: PostTexts;
}

const NEWS_OF_NEJJARINE: readonly DemoPost[] = [
  {
    id: 'pst_marteau',
    age: 2,
    texts: {
      title: 'Le zellige se taille encore au marteau',
      titleEn: 'Zellige is still cut with a hammer',
      titleAr: 'الزليج ما زال يُنحت بالمطرقة',
      excerpt: 'Une demi-heure chez maître Hassan, qui taille l’étoile à huit branches à l’œil.',
      excerptEn: 'Half an hour with master Hassan, who cuts the eight-pointed star by eye.',
      excerptAr: 'نصف ساعة مع المعلم حسن الذي ينحت النجمة الثمانية بالنظر.',
      content:
        '<p>L’atelier ouvre à sept heures, avant la chaleur. Maître Hassan pose le carreau sur l’enclume, le tourne d’un doigt et frappe : l’arête suit la ligne de craie au demi-millimètre.</p><h2>Huit branches, seize coups</h2><p>Une étoile demande seize coups. Un seul de travers, et le carreau part au rebut, qui sert ensuite aux sols des jardins.</p><p>Les carreaux de nos tables viennent tous de cet établi.</p>',
      contentEn:
        '<p>The workshop opens at seven, before the heat. Master Hassan lays the tile on the anvil, turns it with one finger and strikes: the edge follows the chalk line to half a millimetre.</p><h2>Eight points, sixteen strokes</h2><p>A star takes sixteen strokes. One that goes astray, and the tile is put aside for the floors of gardens.</p><p>All the tiles of our tables come from this bench.</p>',
      contentAr:
        '<p>يفتح المشغل أبوابه في السابعة قبل اشتداد الحر. يضع المعلم حسن القطعة على السندان ويديرها بإصبع واحدة ثم يضرب، فيتبع الحد خط الطباشير بدقة نصف ميليمتر.</p><h2>ثمانية رؤوس وست عشرة ضربة</h2><p>تحتاج النجمة إلى ست عشرة ضربة. وإن زاغت واحدة أُبعدت القطعة لتُستعمل في أرضيات الحدائق.</p><p>قطع طاولاتنا كلها من هذا المشغل.</p>',
    },
  },
  {
    id: 'pst_tannage',
    age: 31,
    texts: {
      title: 'Nos babouches passent au tannage végétal',
      titleEn: 'Our babouches turn to vegetable tanning',
      titleAr: 'بلاغينا بجلد مدبوغ بالنبات',
      excerpt: 'Écorce de mimosa et patience : ce qui change, et pourquoi le prix n’a pas bougé.',
      excerptEn: 'Mimosa bark and patience: what changes, and why the price does not.',
      excerptAr: 'لحاء السنط والصبر: ما الذي تغيّر، ولماذا بقي السعر كما هو.',
      content:
        '<p>Depuis ce mois-ci, le cuir de nos babouches est tanné à l’écorce de mimosa, à la tannerie Chouara. Il est plus clair au départ et prend sa couleur avec les semaines.</p><ul><li>Rien à craindre de la pluie passée, une fois séché loin du feu.</li><li>Un chiffon doux suffit à l’entretenir.</li></ul><p>Le prix reste le même.</p>',
      contentEn:
        '<p>From this month the leather of our babouches is tanned with mimosa bark at the Chouara tannery. It is lighter at first and takes its colour over the weeks.</p><ul><li>Rain does no harm once they have dried away from the fire.</li><li>A soft cloth is all the care they need.</li></ul><p>The price stays the same.</p>',
      contentAr:
        '<p>ابتداءً من هذا الشهر يُدبغ جلد بلاغينا بلحاء السنط في دار الدباغة شوارة. يكون فاتح اللون في البداية ثم يكتسب لونه مع الأسابيع.</p><ul><li>لا يضره المطر إذا جُفف بعيدًا عن النار.</li><li>تكفيه قطعة قماش ناعمة للعناية به.</li></ul><p>ولم يتغير السعر.</p>',
    },
  },
  {
    id: 'pst_horaires',
    age: null,
    texts: {
      title: 'Nos horaires en décembre',
      titleEn: '',
      titleAr: '',
      excerpt: 'L’atelier ferme trois jours ; les envois continuent.',
      excerptEn: '',
      excerptAr: '',
      content:
        '<p>L’atelier sera fermé du 24 au 26 décembre. Les commandes passées avant midi partent le jour même jusqu’au 23.</p>',
      contentEn: '',
      contentAr: '',
    },
  },
];

const NEWS_OF_ZAHRA: readonly DemoPost[] = [
  {
    id: 'pst_safran',
    age: 12,
    texts: {
      title: 'La récolte du safran est rentrée',
      titleEn: 'The saffron harvest is in',
      titleAr: 'تم جني محصول الزعفران',
      excerpt: 'Trois semaines à l’aube dans les champs de Taliouine.',
      excerptEn: 'Three weeks at dawn in the fields of Taliouine.',
      excerptAr: 'ثلاثة أسابيع عند الفجر في حقول تالوين.',
      content:
        '<p>Les fleurs se cueillent avant le lever du soleil, puis se trient à la main le jour même. Il en faut cent cinquante pour un gramme.</p>',
      contentEn:
        '<p>The flowers are picked before sunrise and sorted by hand the same day. It takes a hundred and fifty of them for one gram.</p>',
      contentAr:
        '<p>تُقطف الأزهار قبل شروق الشمس وتُفرز باليد في اليوم نفسه. ويلزم مئة وخمسون زهرة للغرام الواحد.</p>',
    },
  },
];

/** Articles of a demo store, as rows of `posts`. */
export function postRows(store: DemoStore, now: Date): (typeof posts.$inferInsert)[] {
  return (store === NEJJARINE ? NEWS_OF_NEJJARINE : NEWS_OF_ZAHRA).map(({ id, age, texts }) => {
    const writtenAt = subMilliseconds(now, (age ?? 1) * millisecondsInDay);
    return {
      id,
      storeId: store.id,
      ...postColumns(texts),
      slug: postColumns(texts).titleKey,
      status: age === null ? ('draft' as const) : ('published' as const),
      publishedAt: age === null ? null : writtenAt,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    };
  });
}
