/// <reference types="google-publisher-tag" />

import { Settings } from './settings.ts';
import { targetingCalls } from './targeting.ts';

type SlotConfig = googletag.config.SlotSettingsConfig;

/** A slot with the ad manager's interface and the state of the stub. */
export class StubSlot implements googletag.Slot {
  readonly settings = new Settings<SlotConfig>();
  readonly unit: string;
  readonly element: string;
  private readonly sizes: googletag.GeneralSize;
  private mapping: googletag.SizeMappingArray = [];
  private readonly attributes = new Map<string, string>();
  private readonly exclusions: string[] = [];
  private readonly targeting = targetingCalls(this.settings);
  /** Aborted by `destroySlots`. */
  readonly lifetime = new AbortController();
  state: 'defined' | 'displayed' | 'requested' | 'rendered' = 'defined';
  responseInformation: googletag.ResponseInformation | null = null;

  constructor(unit: string, sizes: googletag.GeneralSize, element: string) {
    this.unit = unit;
    this.sizes = sizes;
    this.element = element;
  }

  /** The sizes for a viewport width in px: the first row of the mapping that it reaches. */
  sizesAt(viewport: number): (number[] | 'fluid')[] {
    const row = this.mapping.find(([[width]]) => width <= viewport)?.[1] ?? (this.mapping.length > 0 ? [] : this.sizes);
    if (row === 'fluid') return ['fluid'];
    const list =
      row.length === 2 && row.every((part) => typeof part === 'number')
        ? [row as number[]]
        : (row as (number[] | string | string[])[]);
    return list.map((size) => (typeof size === 'string' || size[0] === 'fluid' ? 'fluid' : (size as number[])));
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
  addService(): this {
    return this;
  }
  defineSizeMapping(mapping: googletag.SizeMappingArray): this {
    this.mapping = mapping;
    return this;
  }
  setClickUrl(clickUrl: string): this {
    this.settings.set({ clickUrl });
    return this;
  }
  setCategoryExclusion(exclusion: string): this {
    this.exclusions.push(exclusion);
    return this;
  }
  clearCategoryExclusions(): this {
    this.exclusions.length = 0;
    return this;
  }
  getCategoryExclusions(): string[] {
    return [...this.exclusions];
  }
  setTargeting(key: string, value: string | string[]): this {
    this.targeting.set(key, value);
    return this;
  }
  clearTargeting(key?: string): this {
    this.targeting.clear(key);
    return this;
  }
  getTargeting(key: string): string[] {
    return this.targeting.get(key);
  }
  getTargetingKeys(): string[] {
    return this.targeting.keys();
  }
  updateTargetingFromMap(map: { [key: string]: string | string[] }): this {
    this.settings.set({ targeting: map });
    return this;
  }
  setCollapseEmptyDiv(collapse: boolean): this {
    this.settings.set({ collapseDiv: collapse ? 'ON_NO_FILL' : 'DISABLED' });
    return this;
  }
  getAdUnitPath(): string {
    return this.unit;
  }
  getSlotElementId(): string {
    return this.element;
  }
  setForceSafeFrame(forceSafeFrame: boolean): this {
    this.settings.set({ safeFrame: { forceSafeFrame } });
    return this;
  }
  setSafeFrameConfig(safeFrame: googletag.config.SafeFrameConfig | null): this {
    this.settings.set({ safeFrame });
    return this;
  }
  getResponseInformation(): googletag.ResponseInformation | null {
    return this.responseInformation;
  }
  setConfig(config: SlotConfig): this {
    this.settings.set(config);
    return this;
  }
  getConfig(keys: string | string[]): ReturnType<googletag.Slot['getConfig']> {
    return this.settings.pick(keys);
  }
}
