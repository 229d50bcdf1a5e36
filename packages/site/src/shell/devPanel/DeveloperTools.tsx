import type { Brand } from '@masthead/config';
import { env } from '../../env';
import { adSettings } from '../ads/settings';
import { siteBehavior } from '../behavior';
import type { DevPanelOptions } from './DevPanelIsland';

/** The place of the developer panel, with the ad inspector in it. Production pages have none, and so never load their code. */
export const DeveloperTools = ({ brand }: { brand: Brand }) =>
  env.DEPLOYMENT !== 'production' && (
    // A box in the window, without which its behavior would not load.
    <div
      style={{ position: 'fixed', bottom: 0 }}
      {...siteBehavior('dev-panel', {
        brand: brand.name,
        deployment: env.DEPLOYMENT,
        ads: adSettings(brand),
      } satisfies DevPanelOptions)}
    />
  );
