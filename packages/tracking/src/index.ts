// ---- The payload of a page ----
export {
  articleFields,
  type ArticleField,
  type PageData,
  getUserState,
  pageDataId,
  parsePageData,
  serializePageData,
} from './payload/payload.ts';
// ---- Third parties ----
export { thirdParties, type ThirdParty, type ThirdPartySettings } from './thirdParties/loadThirdParties.ts';
