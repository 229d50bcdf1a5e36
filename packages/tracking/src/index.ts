// ---- The payload of a page ----
export {
  articleFields,
  type ArticleField,
  type PageData,
  type SiteFacts,
  type TrackingPayload,
} from './payload/fields.ts';
export { getUserState, toTrackingPayload, type UserState } from './payload/payload.ts';
export { pageDataId, parsePageData, serializePageData } from './payload/pageData.ts';
// ---- Third parties ----
export {
  getScriptUrl,
  thirdParties,
  type ThirdParty,
  type ThirdPartyName,
  type ThirdPartySettings,
} from './thirdParties/thirdParties.ts';
// ---- Events of other parts ----
export { shareEventName, type Share } from './events/share.ts';
