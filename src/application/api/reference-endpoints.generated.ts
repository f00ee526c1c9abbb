// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type { CityList } from './shared-schemas.generated';
import { storeApi as api } from './store-api';
export type { City, CityList, Problem } from './shared-schemas.generated';
export const addTagTypes = ['reference'] as const;
export const categoryListAnswer = {
  items: [
    {
      id: '',
      name: '',
      nameEn: '',
      nameAr: '',
      slug: '',
      path: '',
      level: 0,
      rank: 0,
      commissionRate: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const brandListAnswer = {
  items: [{ id: '', name: '', slug: '' }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const attributeListAnswer = {
  items: [
    {
      id: '',
      code: '',
      name: '',
      type: '',
      isRequired: true,
      isVariantAxis: true,
      rank: 0,
      categoryIds: [''],
      values: [{ id: '', code: '', name: '', rank: 0 }],
      valuesCount: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const attributeValueListAnswer = {
  items: [{ id: '', code: '', name: '', rank: 0 }],
  total: 0,
  page: 0,
  pageSize: 0,
};
export const cityListAnswer = {
  items: [
    {
      id: '',
      name: '',
      nameEn: '',
      nameAr: '',
      region: '',
      regionEn: '',
      regionAr: '',
      isDeliverable: true,
      deliveryDays: 0,
      shippingFee: 0,
    },
  ],
  total: 0,
  page: 0,
  pageSize: 0,
};
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
        query: () => ({ answer: categoryListAnswer, url: `/api/categories/` }),
        providesTags: ['reference'],
      }),
      listBrands: build.query<ListBrandsApiResponse, ListBrandsApiArg>({
        query: (queryArg) => ({
          answer: brandListAnswer,
          url: `/api/brands/`,
          params: {
            q: queryArg.q,
            language: queryArg.language,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['reference'],
      }),
      listAttributes: build.query<ListAttributesApiResponse, ListAttributesApiArg>({
        query: (queryArg) => ({
          answer: attributeListAnswer,
          url: `/api/attributes/get/`,
          params: {
            categoryId: queryArg.categoryId,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['reference'],
      }),
      listAttributeValues: build.query<ListAttributeValuesApiResponse, ListAttributeValuesApiArg>({
        query: (queryArg) => ({
          answer: attributeValueListAnswer,
          url: `/api/attributes/values/get/`,
          params: {
            attributeId: queryArg.attributeId,
            q: queryArg.q,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['reference'],
      }),
      listCities: build.query<ListCitiesApiResponse, ListCitiesApiArg>({
        query: () => ({ answer: cityListAnswer, url: `/api/cities/get/` }),
        providesTags: ['reference'],
      }),
    }),
  });
export { injectedRtkApi as referenceEndpoints };
export type ListCategoriesApiResponse = /** status 200 The categories. */ CategoryList;
export type ListCategoriesApiArg = void;
export type ListBrandsApiResponse = /** status 200 A page of brands. */ BrandList;
export type ListBrandsApiArg = {
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** The language in whose order names are sorted, with figures by their value. Records with names in several languages are sorted by the name that is shown in it, otherwise in French, English or Arabic. */
  language?: 'fr' | 'ar' | 'en';
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ListAttributesApiResponse = /** status 200 The attributes. */ AttributeList;
export type ListAttributesApiArg = {
  /** A category. */
  categoryId?: string;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ListAttributeValuesApiResponse = /** status 200 A page of values. */ AttributeValueList;
export type ListAttributeValuesApiArg = {
  /** The attribute. */
  attributeId: string;
  /** Free text, insensitive to case, accents and Arabic letter forms. */
  q?: string;
  /** Page to show, from 1. */
  page?: number;
  /** Records a page. */
  pageSize?: number;
};
export type ListCitiesApiResponse = /** status 200 The cities. */ CityList;
export type ListCitiesApiArg = void;
export type Category = {
  id: string;
  parentId: string | null;
  /** French name. */
  name: string;
  nameEn: string;
  nameAr: string;
  slug: string;
  /** Slugs from the root, joined by /. */
  path: string;
  level: number;
  rank: number;
  /** Share of the item total the marketplace keeps, 0 to 1. */
  commissionRate: number;
};
export type CategoryList = {
  items: Category[];
  total: number;
  page: number;
  pageSize: number;
};
export type Brand = {
  id: string;
  name: string;
  slug: string;
  /** A picture of the marketplace; no store's library holds it. */
  logoId: string | null;
  /** Path of the logo on this host. */
  logoUrl: string | null;
};
export type BrandList = {
  items: Brand[];
  total: number;
  page: number;
  pageSize: number;
};
export type AttributeValue = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  colorHex: string | null;
  rank: number;
};
export type Attribute = {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  nameAr: string | null;
  type: 'single_select' | 'multi_select' | 'text' | 'unit' | 'toggle';
  unit: string | null;
  isRequired: boolean;
  isVariantAxis: boolean;
  rank: number;
  /** Categories it belongs to, with all below them; empty: it belongs to all. */
  categoryIds: string[];
  values: AttributeValue[];
  valuesCount: number;
};
export type AttributeList = {
  items: Attribute[];
  total: number;
  page: number;
  pageSize: number;
};
export type AttributeValueList = {
  items: AttributeValue[];
  total: number;
  page: number;
  pageSize: number;
};
export const {
  useListCategoriesQuery,
  useLazyListCategoriesQuery,
  useListBrandsQuery,
  useLazyListBrandsQuery,
  useListAttributesQuery,
  useLazyListAttributesQuery,
  useListAttributeValuesQuery,
  useLazyListAttributeValuesQuery,
  useListCitiesQuery,
  useLazyListCitiesQuery,
} = injectedRtkApi;
