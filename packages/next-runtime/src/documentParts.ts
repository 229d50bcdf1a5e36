/**
 * A document as texts that follow each other. Each transform of a document replaces some of them: a copy of the whole text for
 * each would be too large for V8's young generation, and count as garbage of the old one. A part contains whole elements
 * of scripts and styles.
 */
export type DocumentParts = readonly string[];
