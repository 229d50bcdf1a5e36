import type { LogoImage } from '../types/navigation';

/** A brand in stories: theme and wordmarks. */
export type StoryBrand = {
  key: string;
  name: string;
  theme: string;
  masthead: LogoImage;
  inverse: LogoImage;
  print: LogoImage;
};
