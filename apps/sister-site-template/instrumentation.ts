export { register } from '@masthead/site/instrumentation';
