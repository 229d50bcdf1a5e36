import { connectBehaviors } from '@masthead/design-system/connect-behaviors';
import { behaviors } from './behaviors';
import { startNavigation } from './navigate';

// The first script of a document.
connectBehaviors(document.body, behaviors);
startNavigation();
