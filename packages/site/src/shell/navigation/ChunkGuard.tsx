import { chunkGuard } from './chunkGuard';

/** The guard against missing chunks (SPEC §4), in the page before any chunk. */
export const ChunkGuard = () => <script dangerouslySetInnerHTML={{ __html: chunkGuard }} />;
