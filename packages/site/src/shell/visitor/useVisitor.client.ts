'use client';

import { useSyncExternalStore } from 'react';
import { nobodyYet, visitorChannel, type ShownVisitor } from './visitorChannel';

const nobody = (): ShownVisitor => nobodyYet;

/** Who reads this page, as far as it is known. Server HTML and the first render know nobody. */
export const useVisitor = (): ShownVisitor =>
  useSyncExternalStore(visitorChannel.subscribe, visitorChannel.read, nobody);
