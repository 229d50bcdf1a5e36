import { knownVisitorScript } from './knownMark';

/** Marks a reader who may be signed in, before the first paint (SPEC §4). It stands before what it decides about. */
export const KnownVisitor = () => <script dangerouslySetInnerHTML={{ __html: knownVisitorScript }} />;
