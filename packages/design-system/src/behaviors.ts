import { alertBar } from './AlertBar/AlertBar.behavior';
import { autoSubmit } from './AutoSubmit/AutoSubmit.behavior';
import type { BehaviorName } from './behaviors/behavior';
import type { Behavior, LazyBehavior } from './behaviors/connectBehaviors';
import { disclosure } from './Disclosure/Disclosure.behavior';
import { navigationBar } from './NavigationBar/NavigationBar.behavior';
import { navigationDrawer } from './NavigationDrawer/NavigationDrawer.behavior';
import { printHead } from './PrintHead/PrintHead.behavior';
import { shareActions } from './ShareBar/ShareBar.behavior';
import { siteHeader } from './SiteHeader/SiteHeader.behavior';
import { toast } from './Toast/Toast.behavior';

/**
 * The behaviors of the components. Those of every page are in the first script, the others load when an element with
 * them comes near the viewport.
 */
export const behaviors: Readonly<Record<BehaviorName, Behavior | LazyBehavior>> = {
  'alert-bar': alertBar,
  'audio-player': { load: () => import('./AudioPlayer/AudioPlayer.behavior').then((module) => module.audioPlayer) },
  'auto-submit': autoSubmit,
  disclosure,
  embed: { load: () => import('./EmbedFrame/EmbedFrame.behavior').then((module) => module.embed) },
  'navigation-bar': navigationBar,
  'navigation-drawer': navigationDrawer,
  'newsletter-form': {
    load: () => import('./NewsletterLine/NewsletterLine.behavior').then((module) => module.newsletterForm),
  },
  'open-modal': { load: () => import('./Modal/Modal.behavior').then((module) => module.openModal) },
  'play-video': { load: () => import('./VideoPlayer/VideoPlayer.behavior').then((module) => module.playVideo) },
  'print-head': printHead,
  'section-tabs': { load: () => import('./SectionTabs/SectionTabs.behavior').then((module) => module.sectionTabs) },
  'share-actions': shareActions,
  'site-header': siteHeader,
  slider: { load: () => import('./Slider/Slider.behavior').then((module) => module.slider) },
  'snap-controls': { load: () => import('./SnapControls/SnapControls.behavior').then((module) => module.snapControls) },
  toast,
};
