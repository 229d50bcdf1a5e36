import type { Thing, WithContext } from 'schema-dts';
import { toJsonLd } from './toJsonLd';

/** Structured data of a page as JSON-LD (schema.org). */
export const StructuredData = ({ data }: { data: WithContext<Thing> }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
);
