import type { LocalizedTemplate } from './localized-template';

/** The parameters of each template of {@link PRODUCT_TEMPLATES}. */
export interface ProductParameters {
  productApproved: { name: string };
  productRejected: { name: string; reason: string };
  productLowStock: { name: string; quantity: number };
  importFinished: { fileName: string; created: number; updated: number; failed: number };
  importFailed: { fileName: string };
}

/** Products and their imports. */
export const PRODUCT_TEMPLATES: Readonly<Record<keyof ProductParameters, LocalizedTemplate>> = {
  productApproved: {
    kind: 'product',
    severity: 'success',
    fr: ['Produit approuvé', '«\u00a0{name}\u00a0» peut être publié.'],
    en: ['Product approved', '“{name}” can be published.'],
    ar: ['تمت الموافقة على المنتج', 'يمكن نشر «{name}».'],
  },
  productRejected: {
    kind: 'product',
    severity: 'error',
    fr: ['Produit refusé', '«\u00a0{name}\u00a0»\u00a0: {reason}'],
    en: ['Product refused', '“{name}”: {reason}'],
    ar: ['تم رفض المنتج', '«{name}»: {reason}'],
  },
  productLowStock: {
    kind: 'product',
    severity: 'warning',
    fr: ['Stock bas', 'Pièces disponibles de «\u00a0{name}\u00a0»\u00a0: {quantity}.'],
    en: ['Low stock', 'Available pieces of “{name}”: {quantity}.'],
    ar: ['مخزون منخفض', 'القطع المتاحة من «{name}»: {quantity}.'],
  },
  importFinished: {
    kind: 'product',
    severity: 'success',
    fr: [
      'Import terminé',
      '{fileName}\u00a0: produits créés {created}, mis à jour {updated}, en échec {failed}.',
    ],
    en: [
      'Import finished',
      '{fileName}: products created {created}, updated {updated}, failed {failed}.',
    ],
    ar: [
      'انتهى الاستيراد',
      '{fileName}: المنتجات المضافة {created}، المحدّثة {updated}، الفاشلة {failed}.',
    ],
  },
  importFailed: {
    kind: 'product',
    severity: 'error',
    fr: ['Import interrompu', '{fileName} n’a pas pu être importé.'],
    en: ['Import interrupted', '{fileName} could not be imported.'],
    ar: ['توقف الاستيراد', 'تعذر استيراد {fileName}.'],
  },
};
