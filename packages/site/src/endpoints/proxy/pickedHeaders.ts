/** The named headers of a message, those that it has: what is not named goes no further. */
export const pickedHeaders = (headers: Headers, names: readonly string[]): Headers =>
  new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
