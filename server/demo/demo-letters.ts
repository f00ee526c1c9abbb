import type { Language } from '#domain/format/languages';
import type { conversations } from '../database/schema/conversations';

type Kind = (typeof conversations.$inferSelect)['kind'];

/** What is said in a conversation: the question, the answer, and thanks that not everybody writes. */
export interface Letter {
  readonly subject: string;
  readonly question: string;
  readonly answer: string;
  readonly thanks: string;
}

/** A subject about which clients, carriers or the marketplace write, in the languages of its writers. */
export interface Topic {
  readonly kind: Extract<Kind, 'mail' | 'order' | 'carrier' | 'marketplace'>;
  readonly label: string | null;
  readonly letters: Readonly<Partial<Record<Language, Letter>>>;
}

/** `{number}` is the number of an order of the client. */
export const TOPICS: readonly Topic[] = [
  {
    kind: 'order',
    label: 'Livraison',
    letters: {
      fr: {
        subject: 'Où est ma commande {number}',
        question:
          'Bonjour, ma commande {number} n’est pas encore arrivée. Savez-vous où elle se trouve ?',
        answer:
          'Bonjour, votre colis est chez le transporteur depuis hier. Il vous appellera avant de passer.',
        thanks: 'Bien reçue ce matin, merci beaucoup.',
      },
      ar: {
        subject: 'أين طلبي {number}',
        question: 'مرحبًا، لم يصلني الطلب {number} بعد. هل يمكن معرفة مكانه؟',
        answer: 'مرحبًا، الطرد عند شركة التوصيل منذ أمس، وسيتصل بك عامل التوصيل قبل المرور.',
        thanks: 'وصل الطلب، شكرًا لك.',
      },
      en: {
        subject: 'Where is my order {number}',
        question: 'Hello, order {number} has not arrived yet. Do you know where it is?',
        answer: 'Hello, the carrier has had it since yesterday and will call you before delivery.',
        thanks: 'It came today, thank you.',
      },
    },
  },
  {
    kind: 'order',
    label: 'Retour',
    letters: {
      fr: {
        subject: 'Échange pour la commande {number}',
        question:
          'Bonjour, la taille ne va pas. Est-ce que je peux échanger l’article de la commande {number} ?',
        answer:
          'Bonjour, oui, demandez le retour depuis votre commande et nous enverrons la bonne taille.',
        thanks: 'Parfait, je m’en occupe.',
      },
      ar: {
        subject: 'تبديل مقاس الطلب {number}',
        question: 'مرحبًا، المقاس غير مناسب. هل يمكن تبديل منتج الطلب {number}؟',
        answer: 'مرحبًا، نعم، اطلب الإرجاع من صفحة الطلب وسنرسل المقاس المناسب.',
        thanks: 'ممتاز، شكرًا.',
      },
    },
  },
  {
    kind: 'mail',
    label: 'Produit',
    letters: {
      fr: {
        subject: 'Dimensions du tapis',
        question: 'Bonjour, le tapis existe-t-il en 200 sur 300 ? Et la laine est-elle lavable ?',
        answer:
          'Bonjour, oui, sur commande en trois semaines. La laine se nettoie à sec seulement.',
        thanks: 'Merci, je passe commande ce soir.',
      },
      ar: {
        subject: 'قياسات الزربية',
        question: 'مرحبًا، هل توجد الزربية بقياس 200 على 300؟ وهل يمكن غسلها؟',
        answer: 'مرحبًا، نعم، بطلب خاص خلال ثلاثة أسابيع. والصوف ينظف تنظيفًا جافًا فقط.',
        thanks: 'شكرًا على التوضيح.',
      },
      en: {
        subject: 'Size of the rug',
        question: 'Hello, does the rug come in 200 by 300? And can the wool be washed?',
        answer: 'Hello, yes, made to order in three weeks. The wool is dry-clean only.',
        thanks: 'Thanks, I will order tonight.',
      },
    },
  },
  {
    kind: 'mail',
    label: 'Facture',
    letters: {
      fr: {
        subject: 'Facture au nom de ma société',
        question: 'Bonjour, pouvez-vous établir la facture au nom de ma société, avec son ICE ?',
        answer:
          'Bonjour, envoyez-nous la raison sociale, l’adresse et l’ICE ; la facture part aussitôt.',
        thanks: 'Voici les informations, merci.',
      },
      ar: {
        subject: 'فاتورة باسم شركتي',
        question: 'مرحبًا، هل يمكن إعداد الفاتورة باسم شركتي مع رقم التعريف الموحد؟',
        answer: 'مرحبًا، أرسل إلينا اسم الشركة وعنوانها ورقمها، وسنرسل الفاتورة فورًا.',
        thanks: 'أرسلتها، شكرًا.',
      },
    },
  },
  {
    kind: 'mail',
    label: 'Cadeau',
    letters: {
      fr: {
        subject: 'Paquet cadeau',
        question: 'Bonjour, faites-vous des paquets cadeaux avec un petit mot ?',
        answer: 'Bonjour, oui, sans supplément. Écrivez le mot dans la note de votre commande.',
        thanks: 'Merci, c’est très gentil.',
      },
      en: {
        subject: 'Delivery abroad',
        question: 'Hello, do you deliver to Spain, and how long does it take?',
        answer: 'Hello, for now we deliver in Morocco only.',
        thanks: 'Thank you for the quick answer.',
      },
    },
  },
  {
    kind: 'mail',
    label: 'Réclamation',
    letters: {
      fr: {
        subject: 'Bol arrivé ébréché',
        question: 'Bonjour, un des bols est arrivé ébréché. Que faut-il faire ?',
        answer:
          'Bonjour, nous en sommes désolés. Un autre bol part demain, vous pouvez garder celui-ci.',
        thanks: 'Merci pour votre réactivité.',
      },
      ar: {
        subject: 'وصل المنتج مكسورًا',
        question: 'مرحبًا، وصلت إحدى القطع مكسورة. ماذا أفعل؟',
        answer: 'مرحبًا، نعتذر عن ذلك. سنرسل قطعة أخرى غدًا.',
        thanks: 'شكرًا على سرعة الرد.',
      },
    },
  },
  {
    kind: 'carrier',
    label: null,
    letters: {
      fr: {
        subject: 'Ramassage de demain',
        question: 'Bonjour, notre livreur passera demain entre 10 h et 12 h. Combien de colis ?',
        answer: 'Bonjour, une dizaine. Ils seront prêts à partir de 9 h 30.',
        thanks: 'C’est noté.',
      },
    },
  },
  {
    kind: 'marketplace',
    label: null,
    letters: {
      fr: {
        subject: 'Photos de vos produits',
        question:
          'Bonjour, plusieurs photos de vos produits ont un fond gris. Pouvez-vous les refaire sur fond blanc ?',
        answer: 'Bonjour, c’est prévu cette semaine.',
        thanks: 'Merci, elles sont en ligne.',
      },
    },
  },
];
