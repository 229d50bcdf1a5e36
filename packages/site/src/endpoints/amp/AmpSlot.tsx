import {
  getDefinition,
  labels,
  getLandmarkName,
  getSizes,
  getReservedSpace,
  toTargeting,
  type SlotName,
} from '@masthead/ad-slots';
import type { Brand } from '@masthead/config';
import { routes } from '../../routing/routes';
import { pageAds } from '../../shell/ads/pageAds';
import { adSettings, type AdSettings } from '../../shell/ads/settings';
import type { PageDetails } from '../../shell/tracking/PageData';
import './ampElements';

type AmpSlotProps = {
  brand: Brand;
  /** The article's tracking fields, for targeting. */
  facts?: PageDetails['article'];
  name: SlotName;
  settings?: AdSettings;
};

/** Third-party ads only for brands that need no consent: AMP pages do not request it (decision 12). */
const usesAdNetwork = ({ consent }: Brand, { source }: AdSettings): boolean =>
  source === 'network' && consent === 'none';

const formatSizes = (name: SlotName): string =>
  getSizes(getDefinition(name), 0)
    .flatMap((size) => (size === 'fluid' ? [] : [size.join('x')]))
    .join(',');

const Promotion = ({ house: { promotions }, turn }: { house: AdSettings['house']; turn: number }) => {
  const promotion = promotions[turn % promotions.length];
  return promotion ? (
    <a href={promotion.url}>
      <b>{promotion.title}</b>
      <span>{promotion.text}</span>
      <em>{promotion.action}</em>
    </a>
  ) : null;
};

/** A slot of an AMP page (§2.1, §9): the ad manager's element, or a house ad in plain AMP HTML. */
export const AmpSlot = ({ brand, facts, name, settings = adSettings(brand) }: AmpSlotProps) => {
  const { page, slots } = pageAds({ brand, route: routes.article });
  const definition = getDefinition(name);
  const space = getReservedSpace(definition, 0);
  if (!slots.has(name) || !space || space.width === 'full') return null;
  if (!usesAdNetwork(brand, settings)) {
    return (
      <aside className="slot" aria-label={getLandmarkName(definition, settings.house.label)}>
        <p>{settings.house.label}</p>
        <Promotion house={settings.house} turn={name === 'vert5' ? 0 : 1} />
      </aside>
    );
  }
  const targeting = {
    ...toTargeting({ ...settings.site, gpt_page: page, content_type: 'article', ...facts }),
    pos: definition.position,
  };
  // The page is static and cannot read privacy signals, so ads never use cookies.
  return (
    <aside className="slot slot--network" aria-label={getLandmarkName(definition)}>
      <p>{labels[definition.kind]}</p>
      <amp-ad
        layout="fixed"
        width={space.width}
        height={space.height}
        type="doubleclick"
        data-slot={`${settings.unitRoot}/${page}`}
        data-multi-size={formatSizes(name)}
        data-multi-size-validation="false"
        json={JSON.stringify({ targeting, cookieOptOut: 1 })}
      />
    </aside>
  );
};
