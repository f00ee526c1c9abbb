/** Workshops, cooperatives and brands of the demo's products; all are invented. */
export const BRANDS: readonly { slug: string; name: string }[] = [
  { slug: 'atelier-nejjarine', name: 'Atelier Nejjarine' },
  { slug: 'cuirs-chouara', name: 'Cuirs Chouara' },
  { slug: 'tissages-du-moyen-atlas', name: 'Tissages du Moyen Atlas' },
  { slug: 'cooperative-targant', name: 'Coopérative Targant' },
  { slug: 'dinanderie-seffarine', name: 'Dinanderie Seffarine' },
  { slug: 'poterie-ain-nokbi', name: 'Poterie Aïn Nokbi' },
  { slug: 'soieries-de-fes', name: 'Soieries de Fès' },
  { slug: 'maison-qaftan', name: 'Maison Qaftan' },
  { slug: 'roses-du-dades', name: 'Roses du Dadès' },
  { slug: 'ruchers-de-limouzzer', name: 'Ruchers de l’Imouzzer' },
  { slug: 'safraniere-taliouine', name: 'Safranière de Taliouine' },
  { slug: 'thuya-essaouira', name: 'Thuya d’Essaouira' },
  { slug: 'orfevres-de-tiznit', name: 'Orfèvres de Tiznit' },
  { slug: 'palmeraie-mejhoul', name: 'Palmeraie Mejhoul' },
  { slug: 'maison-zahra', name: 'Maison Zahra' },
];
