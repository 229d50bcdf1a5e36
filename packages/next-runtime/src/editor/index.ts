// ---- Identity ----
export {
  type Editor,
  type EditorEnv,
  type EditorRequest,
  getEditor,
  getPreviewCookie,
  createSigner,
} from './editor.ts';
export { internalCookie, internalToken, isInternal } from './internalUser.ts';
// ---- Preview tokens ----
export {
  bypassParams,
  createPreviewToken,
  maxLifetimeSeconds,
  type PreviewGrant,
  type PreviewSigner,
  tokenParameter,
} from './previewToken.ts';
