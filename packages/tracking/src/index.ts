// ---- The payload of a page ----
export {
  articleFields,
  type ArticleField,
  type PageData,
  type SiteFacts,
  type TrackingPayload,
  getUserState,
  toTrackingPayload,
  type UserState,
  pageDataId,
  parsePageData,
  serializePageData,
} from './payload/payload.ts';
// ---- Third parties ----
export {
  getScriptUrl,
  thirdParties,
  type ThirdParty,
  type ThirdPartyName,
  type ThirdPartySettings,
} from './thirdParties/loadThirdParties.ts';
