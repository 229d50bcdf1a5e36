import type { Events } from './events.ts';
import type { Settings } from './settings.ts';
import { StubSlot } from './slot.ts';
import { targetingCalls } from './targeting.ts';

type Page = googletag.config.PageSettingsConfig;
type Parts = {
  settings: Settings<Page>;
  events: Events;
  slots: () => readonly StubSlot[];
  refresh: (slots: readonly StubSlot[]) => void;
  clear: (slots: readonly StubSlot[]) => void;
};

/** The `pubads` service: newer and older calls change the same configuration. */
export class StubService implements googletag.PubAdsService {
  private readonly parts: Parts;
  private readonly aimed: ReturnType<typeof targetingCalls>;
  private readonly attributes = new Map<string, string>();

  constructor(parts: Parts) {
    this.parts = parts;
    this.aimed = targetingCalls(parts.settings);
  }

  private configured(config: Page): this {
    this.parts.settings.set(config);
    return this;
  }
  private mine(slots?: googletag.Slot[] | null): StubSlot[] {
    return slots ? slots.filter((slot) => slot instanceof StubSlot) : [...this.parts.slots()];
  }

  addEventListener<Key extends keyof googletag.events.EventTypeMap>(
    type: Key,
    listener: (event: googletag.events.EventTypeMap[Key]) => void,
  ): this {
    this.parts.events.add(type, listener);
    return this;
  }
  removeEventListener<Key extends keyof googletag.events.EventTypeMap>(
    type: Key,
    listener: (event: googletag.events.EventTypeMap[Key]) => void,
  ): void {
    this.parts.events.remove(type, listener);
  }
  getSlots(): googletag.Slot[] {
    return [...this.parts.slots()];
  }
  refresh(slots?: googletag.Slot[] | null): void {
    this.parts.refresh(this.mine(slots));
  }
  clear(slots?: googletag.Slot[]): boolean {
    this.parts.clear(this.mine(slots));
    return true;
  }
  updateCorrelator(): this {
    return this;
  }
  setTargeting(key: string, value: string | string[]): this {
    this.aimed.set(key, value);
    return this;
  }
  clearTargeting(key?: string): this {
    this.aimed.clear(key);
    return this;
  }
  getTargeting(key: string): string[] {
    return this.aimed.get(key);
  }
  getTargetingKeys(): string[] {
    return this.aimed.keys();
  }
  setCategoryExclusion(exclusion: string): this {
    return this.configured({ categoryExclusion: [...(this.parts.settings.get('categoryExclusion') ?? []), exclusion] });
  }
  clearCategoryExclusions(): this {
    return this.configured({ categoryExclusion: null });
  }
  disableInitialLoad(): void {
    this.configured({ disableInitialLoad: true });
  }
  isInitialLoadDisabled(): boolean {
    return this.parts.settings.get('disableInitialLoad') === true;
  }
  enableSingleRequest(): boolean {
    this.configured({ singleRequest: true });
    return true;
  }
  setCentering(centering: boolean): void {
    this.configured({ centering });
  }
  enableVideoAds(): void {
    this.configured({ videoAds: { enableVideoAds: true } });
  }
  setVideoContent(videoContentId: string, videoCmsId: string): void {
    this.configured({ videoAds: { enableVideoAds: true, videoContentId, videoCmsId } });
  }
  collapseEmptyDivs(before?: boolean): boolean {
    this.configured({ collapseDiv: before ? 'BEFORE_FETCH' : 'ON_NO_FILL' });
    return true;
  }
  setLocation(location: string): this {
    return this.configured({ location });
  }
  setPublisherProvidedId(): this {
    return this;
  }
  set(key: string, value: string): this {
    this.attributes.set(key, value);
    return this;
  }
  get(key: string): string | null {
    return this.attributes.get(key) ?? null;
  }
  getAttributeKeys(): string[] {
    return [...this.attributes.keys()];
  }
  display(): void {
    /* The library's combined define-and-display form is not supported; the sites do not use it. */
  }
  setForceSafeFrame(forceSafeFrame: boolean): this {
    return this.configured({ safeFrame: { forceSafeFrame } });
  }
  setSafeFrameConfig(safeFrame: googletag.config.SafeFrameConfig): this {
    return this.configured({ safeFrame });
  }
  enableLazyLoad(lazyLoad: googletag.config.LazyLoadConfig = {}): void {
    this.configured({ lazyLoad });
  }
  setPrivacySettings(): this {
    return this;
  }
}
