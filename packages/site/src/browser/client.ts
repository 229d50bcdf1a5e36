/// <reference types="vite/types/importMeta.d.ts" />
import { connectBehaviors } from '@masthead/design-system/connect-behaviors';
import { behaviors } from './behaviors';
import { startNavigation } from './navigate';

// The first script of a document.
let disconnect = connectBehaviors(document.body, behaviors);
startNavigation();
performance.mark('connected');

// In development a changed behavior replaces the one in the open page.
import.meta.hot?.accept('./behaviors', (changed) => {
  if (!changed) return;
  disconnect();
  disconnect = connectBehaviors(document.body, changed['behaviors'] as typeof behaviors);
});
