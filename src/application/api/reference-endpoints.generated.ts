// Written by `npm run generate` from openapi/openapi.yaml. Do not edit.
import type {
  AttributeList,
  AttributeValueList,
  BrandList,
  CategoryList,
  CityList,
} from '#openapi/types.generated';
import { storeApi as api } from './store-api';
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
