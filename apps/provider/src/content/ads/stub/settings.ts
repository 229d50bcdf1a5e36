type Values = Record<string, unknown>;

/** Configuration with the library's rules: null clears a key, a missing key stays. */
export class Settings<Config extends object> {
  private values: Values = {};

  set(config: Config): void {
    for (const [key, value] of Object.entries(config)) {
      if (value === null) delete this.values[key];
      else if (key === 'targeting') this.values[key] = merged(this.values[key], value);
      else this.values[key] = value;
    }
  }

  get<Key extends keyof Config & string>(key: Key): Config[Key] | undefined {
    return this.values[key] as Config[Key] | undefined;
  }

  /** The result of `getConfig` for one or several keys. */
  pick(keys: string | string[]): Values {
    const names = typeof keys === 'string' ? [keys] : keys;
    return Object.fromEntries(names.filter((key) => key in this.values).map((key) => [key, this.values[key]]));
  }
}

const merged = (before: unknown, value: unknown): Values => {
  const all = { ...(before as Values | undefined), ...(value as Values) };
  return Object.fromEntries(Object.entries(all).filter(([, one]) => one !== null));
};
