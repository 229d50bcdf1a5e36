import type { Brand } from '@masthead/config';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import type { ArticleView } from '../../screens/article/loadArticle';
import { viewsPath } from '../../shell/tracking/settings';
import './ampElements';

type AmpPageViewProps = { brand: Brand; view: Pick<ArticleView, 'naturalId'> };

/**
 * Counts a page view of an AMP article for the trending list, without personal data. There is no third-party analytics,
 * because AMP pages do not request consent (decision 12).
 */
export const AmpPageView = ({ brand, view: { naturalId } }: AmpPageViewProps) => {
  const config = {
    requests: { pageView: toAbsoluteUrl(brand, viewsPath) },
    extraUrlParams: { site: brand.site, naturalId },
    triggers: { pageView: { on: 'visible', request: 'pageView' } },
    transport: { beacon: false, xhrpost: true, image: false, useBody: true },
  };
  return (
    <amp-analytics id="page-view">
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(config).replaceAll('<', '\\u003c') }}
      />
    </amp-analytics>
  );
};
