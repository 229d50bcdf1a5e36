import { createQuery } from '@masthead/graphql-ops';
import type { DocumentText, MachineDocument } from '../../framework/machineDocument';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { parseNaturalId } from '../../routing/parameters';
import { formatCsv } from '@masthead/content-rules/csv';

type Params = Record<string, string | string[] | undefined>;

/** Loads the data of a chart as CSV. `number` is its position among the charts of the article, from 1. */
export const loadChartData = async (site: Site, { path }: Params): Promise<PageResult<DocumentText>> => {
  const [year, month, day, slug, number = ''] = [path ?? []].flat();
  const naturalId = parseNaturalId({ year, month, day, slug });
  if (!naturalId || !/^[1-9]$/.test(number)) return notFound;
  const { article } = await site.content.query({
    route: 'chart',
    parts: { article: createQuery('article', { naturalId, site: site.brand.site }) },
  });
  if (!article.ok) return article;
  const chart = article.value.getContent?.charts[Number(number) - 1];
  if (!chart) return notFound;
  return found({
    text: formatCsv([chart.columns, ...chart.rows], 'plain'),
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${slug}-${number}.csv"` },
  });
};

export const chartDocument: MachineDocument = { load: loadChartData, lifetime: 900 };
