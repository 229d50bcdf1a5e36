'use client';

import { useRouter } from 'next/navigation';
import { type ElementType, memo, type ReactNode, useLayoutEffect, useRef } from 'react';

type Content = { attributes: readonly (readonly [name: string, value: string])[]; html: string };

/** What the server rendered in each region of the document, by the region's id. */
const contents = new Map<number, Content>();

/** Whether the page has been requested again. One response has the content of all regions. */
const state = { isRequested: false };

/** One object, so that React never writes it into an element that it has adopted. */
const opaque = { __html: '' };

const readContent = (element: Element): Content => ({
  attributes: [...element.attributes].map(({ name, value }) => [name, value]),
  html: element.innerHTML,
});

const writeContent = (element: Element, { attributes, html }: Content): void => {
  for (const [name, value] of attributes) element.setAttribute(name, value);
  element.innerHTML = html;
};

type RegionProps = { tag: ElementType; id: number };

const Region = memo(({ tag: Tag, id }: RegionProps) => {
  const ref = useRef<Element>(null);
  const router = useRouter();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const content = contents.get(id);
    if (element.hasChildNodes()) contents.set(id, content ?? readContent(element));
    else if (content) writeContent(element, content);
    else if (!state.isRequested) {
      state.isRequested = true;
      router.refresh();
    }
  }, [id, router]);
  return <Tag ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={opaque} />;
});

/** Props of `StaticRegion`: of the payload, or of server code. */
export type StaticRegionProps = RegionProps | { children?: ReactNode };

/**
 * A static part of the document (decision 15): React adopts the element with its content and never renders either.
 * `staticRegions.ts` replaces static elements of the payload by this component. Server code renders it without `tag`: as
 * nothing in layouts, so that the payload has a row for the component; and around children of a client component that this
 * component renders in every document.
 *
 * The content is stored for a return to the page by soft navigation. Without content, after a failed hydration, the page is
 * requested again.
 */
export const StaticRegion = (props: StaticRegionProps) => ('tag' in props ? <Region {...props} /> : props.children);
