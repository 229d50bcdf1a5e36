import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { siteLayout } from '../layout/siteLayout';
import { SlotRuntime } from './SlotRuntime.client';

const getChildren = (element: ReactNode): ReactNode[] =>
  isValidElement(element) ? Children.toArray((element as ReactElement<{ children?: ReactNode }>).props.children) : [];

test('is before the page, so that its slots stop before React removes the elements of the page', () => {
  const { Layout } = siteLayout(brand, 'theme');
  const body = getChildren(Layout({ children: 'The page' })).find(
    (part) => isValidElement(part) && part.type === 'body',
  );
  const parts = getChildren(body);
  const ads = parts.findIndex((part) => isValidElement(part) && part.type === SlotRuntime);
  expect(ads).toBeGreaterThan(-1);
  expect(ads).toBeLessThan(parts.indexOf('The page'));
});
