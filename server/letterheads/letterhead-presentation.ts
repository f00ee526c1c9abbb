import type { Letterhead } from '#openapi/types.generated';
import type { LetterheadRecord } from './letterheads.repository';

/** The letterhead as the contract defines it. */
export function presentLetterhead({ letterhead, city }: LetterheadRecord): Letterhead {
  return {
    id: letterhead.id,
    name: letterhead.name,
    nameAr: letterhead.nameAr,
    juridicalName: letterhead.juridicalName,
    billingAddress: letterhead.billingAddress,
    zipcode: letterhead.zipcode,
    city,
    phone: letterhead.phone,
    ice: letterhead.ice,
    taxId: letterhead.taxId,
    rce: letterhead.rce,
    businessTaxId: letterhead.businessTaxId,
    cnss: letterhead.cnss,
    logo: letterhead.logo,
    createdAt: letterhead.createdAt.toISOString(),
  };
}
