import { postSlug } from '#domain/posts/post-slug';
import type { posts } from '../database/schema/posts';

type Text = Readonly<Record<'title' | 'excerpt' | 'content', string>>;

interface Article {
  readonly id: string;
  readonly publishedAt: string;
  readonly fr: Text;
  readonly en: Text;
  readonly ar: Text;
}

function html(...paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${text}</p>`).join('');
}

const ARTICLES: readonly Article[] = [
  {
    id: 'pst_wasaler',
    publishedAt: '2026-09-28T09:00:00Z',
    fr: {
      title: 'Devenir wasaler en trois gestes',
      excerpt: 'Partager ce qu’on aime, suivre ses ventes, être payé\u00a0: comment cela se passe.',
      content: html(
        'Un wasaler recommande à ses proches les produits des boutiques de la place de marché. Il choisit, partage un lien depuis l’application, et touche une part de chaque vente qui en vient.',
        'Il n’achète pas de stock et ne livre rien\u00a0: la boutique prépare le colis, le transporteur l’apporte, le client paie à la livraison s’il le veut.',
        'Commencez par ce que vous connaissez. Un conseil honnête vend mieux qu’une longue liste.',
      ),
    },
    en: {
      title: 'Become a wasaler in three steps',
      excerpt: 'Share what you like, follow your sales, get paid: how it works.',
      content: html(
        'A wasaler recommends products of the marketplace’s shops to people they know. They choose, share a link from the app, and get a share of every sale it leads to.',
        'They buy no stock and deliver nothing: the shop prepares the parcel, the carrier brings it, and the customer may pay on delivery.',
        'Begin with what you know. Honest advice sells better than a long list.',
      ),
    },
    ar: {
      title: 'كيف تصبح واصلًا في ثلاث خطوات',
      excerpt: 'شارك ما يعجبك، تابع مبيعاتك، واحصل على عمولتك.',
      content: html(
        'يوصي الواصل معارفه بمنتجات متاجر المنصة: يختار المنتج، ويشارك رابطه من التطبيق، ويحصل على نصيب من كل عملية بيع تأتي منه.',
        'لا يشتري مخزونًا ولا يوصّل شيئًا: المتجر يجهّز الطرد، وشركة التوصيل تحمله، ويمكن للزبون أن يدفع عند الاستلام.',
        'ابدأ بما تعرفه جيدًا، فالنصيحة الصادقة تبيع أكثر من قائمة طويلة.',
      ),
    },
  },
  {
    id: 'pst_photos',
    publishedAt: '2026-10-19T09:00:00Z',
    fr: {
      title: 'Photographier un produit artisanal avec un téléphone',
      excerpt: 'Une fenêtre, un drap clair et quatre images suffisent.',
      content: html(
        'Posez l’objet près d’une fenêtre, sans soleil direct, sur un fond uni et clair. Éteignez la lampe\u00a0: deux lumières de couleurs différentes faussent le bleu de Fès et le safran du cuir.',
        'Quatre images répondent à presque toutes les questions\u00a0: l’objet entier, son détail le plus fin, l’objet dans une main pour la taille, et l’envers.',
        'Dites dans la description ce que la photo ne montre pas\u00a0: les dimensions, le poids, l’entretien.',
      ),
    },
    en: {
      title: 'Photographing handmade goods with a phone',
      excerpt: 'A window, a light sheet and four images are enough.',
      content: html(
        'Put the piece near a window, out of direct sun, on a plain light ground. Switch the lamp off: two lights of different colours spoil the blue of Fez and the saffron of leather.',
        'Four images answer nearly every question: the whole piece, its finest detail, the piece in a hand for its size, and its back.',
        'Say in the description what no image shows: dimensions, weight, care.',
      ),
    },
    ar: {
      title: 'تصوير منتج تقليدي بالهاتف',
      excerpt: 'نافذة وقماش فاتح وأربع صور تكفي.',
      content: html(
        'ضع القطعة قرب نافذة بعيدًا عن أشعة الشمس المباشرة، فوق خلفية فاتحة بلون واحد، وأطفئ المصباح: ضوءان مختلفان يغيّران زرقة فاس ولون الجلد الزعفراني.',
        'أربع صور تجيب عن معظم الأسئلة: القطعة كاملة، وأدق تفاصيلها، وهي في اليد لمعرفة حجمها، وظهرها.',
        'واذكر في الوصف ما لا تُظهره الصورة: الأبعاد والوزن وطريقة العناية.',
      ),
    },
  },
  {
    id: 'pst_cod',
    publishedAt: '2026-11-09T09:00:00Z',
    fr: {
      title: 'Paiement à la livraison moins de colis refusés',
      excerpt: 'Un appel avant l’envoi et une date tenue changent tout.',
      content: html(
        'La plupart des colis refusés l’étaient déjà au départ\u00a0: mauvaise adresse, client absent, attente trop longue. Un appel avant l’envoi règle les deux premiers.',
        'Acceptez la commande le jour même et expédiez à la date annoncée. Un client qui attend sans nouvelles achète ailleurs.',
        'Notez chaque tentative d’appel sur la commande\u00a0: vos collègues et le transporteur sauront quoi faire.',
      ),
    },
    en: {
      title: 'Cash on delivery: fewer refused parcels',
      excerpt: 'A call before sending and a date that is kept make all the difference.',
      content: html(
        'Most refused parcels were lost before they left: a wrong address, a customer who is out, too long a wait. A call before sending settles the first two.',
        'Accept the order the same day and ship by the date you gave. A customer who waits without news buys elsewhere.',
        'Note each call on the order: your colleagues and the carrier will know what to do.',
      ),
    },
    ar: {
      title: 'الدفع عند الاستلام: طرود مرفوضة أقل',
      excerpt: 'مكالمة قبل الإرسال واحترام الموعد يصنعان الفرق.',
      content: html(
        'معظم الطرود المرفوضة كان مصيرها معروفًا قبل خروجها: عنوان خاطئ أو زبون غائب أو انتظار طويل. مكالمة قبل الإرسال تحل المشكلين الأولين.',
        'اقبل الطلب في يومه وأرسله في الموعد المعلن، فالزبون الذي ينتظر بلا خبر يشتري من غيرك.',
        'سجّل كل محاولة اتصال على الطلب، ليعرف زملاؤك وشركة التوصيل ما ينبغي فعله.',
      ),
    },
  },
];

/** The marketplace's own articles; their slugs follow the specification's rule. */
export function postRows(): (typeof posts.$inferInsert)[] {
  return ARTICLES.map(({ id, publishedAt, fr, en, ar }) => ({
    id,
    slug: postSlug(fr.title),
    status: 'published',
    publishedAt: new Date(publishedAt),
    title: fr.title,
    titleEn: en.title,
    titleAr: ar.title,
    excerpt: fr.excerpt,
    excerptEn: en.excerpt,
    excerptAr: ar.excerpt,
    content: fr.content,
    contentEn: en.content,
    contentAr: ar.content,
  }));
}
